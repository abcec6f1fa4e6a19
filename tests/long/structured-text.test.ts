import { expect, test } from 'vitest';
import { parseStructured } from '#domain/opportunity/structured-markup';
import { htmlOfBlocks } from '#domain/opportunity/structured-output';

import { arbitraryMarkup } from '../support/arbitrary/arbitrary-structured-text.ts';
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
