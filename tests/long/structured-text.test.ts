import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { parseStructured, writeStructured } from '#domain/opportunity/structured-markup';
import { htmlOfBlocks } from '#domain/opportunity/structured-output';

import { type Block, tidyBlocks } from '#domain/opportunity/structured-text';
import { readPasted } from '../../src/admin/editor/description/pasted.ts';
import { arbitraryBlocks, arbitraryMarkup } from '../support/arbitrary/arbitrary-structured-text.ts';
import { fc } from '../support/properties.ts';

/** Every tag that a description may have, with all of its attributes; and text without signs of markup. */
const allowed =
  /^(?:[^<>"']|<\/?(?:h2|h3|p|ul|ol|li|strong|table|thead|tbody|tr|td)>|<br>|<ol start="\d{1,9}">|<th scope="col">|<\/th>|<a href="(?:https?:\/\/|mailto:)[^<>"'\s]*" rel="nofollow noopener">|<\/a>|<div role="group" tabindex="0" aria-label="Table">|<\/div>)*$/;

test('Fifty thousand random markups become HTML with allowed elements, attributes and addresses only', () => {
  fc.assert(
    fc.property(arbitraryMarkup, (markup) => {
      const html = htmlOfBlocks(parseStructured(markup), 'Table');
      expect(html).toMatch(allowed);
      const open: string[] = [];
      for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
        if (name === 'br') continue;
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    }),
    { numRuns: 50_000 },
  );
});

/** What HTML cannot express: several spaces, a table of one cell, and a third level of headings without the second. */
function asHtmlSays(blocks: readonly Block[]): readonly Block[] {
  const hasSecond = blocks.some((block) => block.kind === 'heading' && block.level === 2);
  const text = JSON.stringify(blocks, (key, value) => {
    if (key === 'text') return value.replace(/ +/g, ' ');
    return key === 'level' && !hasSecond ? 2 : value;
  });
  return tidyBlocks(JSON.parse(text));
}

const isWhole = (block: Block) => block.kind !== 'table' || block.rows.length > 1 || block.rows[0]?.length !== 1;

test('A thousand random descriptions survive being stored, shown on a page, and pasted from there', () => {
  const parser = new DOMParser();
  fc.assert(
    fc.property(arbitraryBlocks, (all) => {
      const blocks = all.filter(isWhole);
      const html = htmlOfBlocks(parseStructured(writeStructured(blocks)), 'Table');
      const page = parser.parseFromString(`<!doctype html><html><body>${html}</body></html>`, 'text/html');
      expect(readPasted(page).blocks).toEqual(asHtmlSays(blocks));
    }),
    { numRuns: 1_000 },
  );
});
