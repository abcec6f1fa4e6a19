import { describe, expect, test } from 'vitest';
import { writeStructured } from '#domain/opportunity/structured-markup';
import { blocksOf, documentOf } from '../../../../src/admin/editor/description/editor-document.ts';
import { arbitraryBlocks } from '../../../support/arbitrary/arbitrary-structured-text.ts';
import { fc, tries } from '../../../support/properties.ts';

describe('the editor of a description', () => {
  test('The editor shows every structured text, and writes it unchanged', () => {
    fc.assert(
      fc.property(arbitraryBlocks, (blocks) => {
        const document = documentOf(blocks);
        document.check();
        expect(writeStructured(blocksOf(document))).toBe(writeStructured(blocks));
      }),
      { numRuns: tries(1_000) },
    );
  });
});
