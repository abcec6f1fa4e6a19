import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { htmlOfBlocks } from '#domain/opportunity/structured-output';
import { StructuredText } from '../../../src/admin/ui/StructuredText.tsx';
import { arbitraryBlocks } from '../../support/arbitrary/arbitrary-structured-text.ts';
import { fc } from '../../support/properties.ts';

test('The admin area shows every structured text with the same HTML as its page', () => {
  const shown = (html: string) => html.replaceAll('<br/>', '<br>').replaceAll('&#x27;', '&#39;');
  fc.assert(
    fc.property(arbitraryBlocks, (blocks) => {
      expect(shown(renderToStaticMarkup(<StructuredText blocks={blocks} />))).toBe(htmlOfBlocks(blocks));
    }),
  );
});
