import fc from 'fast-check';
import * as v from 'valibot';
import { languages } from '#domain/language';
import { type ContentKey, type OpportunityContent, opportunityContent, sentContent } from '#domain/opportunity/content';
import { sectorKeys } from '#domain/sector';

/** Texts as the site keeps them: what a save would trim, compose or refuse is not among them. */
const kept = (key: 'title' | 'subtitle' | 'description') =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
      fc.constantFrom('Litio en Salta', '盐湖提锂', '“…” & <b>'),
    )
    .map((text) => v.safeParse(sentContent.entries[key], text))
    .filter((checked) => checked.success)
    .map(({ output }) => String(output));

/** For every field of the content, whatever it may hold; one that is forgotten here does not compile. */
const fields: (images: readonly string[]) => { readonly [Key in ContentKey]: fc.Arbitrary<unknown> } = (images) => ({
  title: kept('title'),
  subtitle: kept('subtitle'),
  sector: fc.constantFrom(...sectorKeys),
  language: fc.constantFrom(...languages),
  description: fc.oneof(fc.constant(''), kept('description')),
  imageURL: fc.shuffledSubarray([...images]),
});

/** Contents that can be saved, with some of these stored images. */
export function arbitraryContent(images: readonly string[]): fc.Arbitrary<OpportunityContent> {
  return fc.record(fields(images)).map((content) => v.parse(opportunityContent, content));
}
