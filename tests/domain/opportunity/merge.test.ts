import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newImageName } from '#domain/ids';
import {
  type ContentKey,
  contentAfter,
  contentKeys,
  contentOf,
  emptyContent,
  type OpportunityContent,
  opportunityContent,
  sentContent,
} from '#domain/opportunity/content';
import {
  type Choices,
  choiceOf,
  type Difference,
  differencesBetween,
  mergedContent,
  type Side,
  type Sides,
  sideOf,
} from '#domain/opportunity/merge';
import { isSame, valueOfPart } from '#domain/opportunity/parts';
import { arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { fc } from '../../support/properties.ts';

const newImages = (count: number): string[] => Array.from({ length: count }, newImageName);
const images = newImages(5);
const [first = '', second = '', third = '', fourth = '', fifth = ''] = images;
const content = arbitraryContent(images);
/** A content with some fields changed. */
function changed(base: OpportunityContent): fc.Arbitrary<OpportunityContent> {
  return fc.tuple(content, fc.subarray([...contentKeys])).map(([other, keys]) => withFieldsOf(base, other, keys));
}

function withFieldsOf(base: OpportunityContent, other: OpportunityContent, keys: readonly ContentKey[]) {
  const fields = contentKeys.map((key) => [key, keys.includes(key) ? other[key] : base[key]] as const);
  const stated = fields.filter(([, value]) => value !== undefined);
  return contentAfter(v.parse(opportunityContent, Object.fromEntries(stated)), emptyContent);
}

const known = content.chain((base) =>
  fc.record({ base: fc.constant(base), mine: changed(base), theirs: changed(base) }),
);
const strange = fc.record({ base: fc.constant(undefined), mine: content, theirs: content });
const any: fc.Arbitrary<Sides> = fc.oneof(known, strange);

/** A stream of arbitrary choices, one for each conflict. */
const choosing = fc.infiniteStream(fc.constantFrom<Side>('mine', 'theirs'));

function choose(differences: readonly Difference[], sides: Iterator<Side>): Choices {
  const asked = differences.filter(({ outcome }) => outcome === 'choice');
  return Object.fromEntries(asked.map((one) => [one.place, choiceOf(sides.next().value ?? 'mine', one)]));
}

function* fromOnly(side: Side): Iterator<Side> {
  while (true) yield side;
}

const parted: ReadonlySet<ContentKey> = new Set(['translations', 'imageAlts', 'questions']);
const outcomes = (sides: Sides) => Object.fromEntries(differencesBetween(sides).map((one) => [one.place, one.outcome]));

describe('merges of two versions', () => {
  test('A merge of equal versions is that version, whatever their base', () => {
    fc.assert(
      fc.property(content, fc.option(content, { nil: undefined }), (mine, base) => {
        expect(differencesBetween({ base, mine, theirs: mine })).toEqual([]);
        expect(mergedContent({ base, mine, theirs: mine }, {})).toEqual(mine);
      }),
    );
  });

  test('A merge with an unchanged version is the other version, without a conflict', () => {
    fc.assert(
      fc.property(content, content, (base, edited) => {
        expect(mergedContent({ base, mine: edited, theirs: base }, {})).toEqual(edited);
        expect(mergedContent({ base, mine: base, theirs: edited }, {})).toEqual(edited);
      }),
    );
  });

  test('A merge treats both versions alike', () => {
    const swapped = { mine: 'theirs', theirs: 'mine', joined: 'joined', choice: 'choice' } as const;
    fc.assert(
      fc.property(any, (sides) => {
        const turned = { base: sides.base, mine: sides.theirs, theirs: sides.mine };
        const expected = Object.entries(outcomes(sides)).map(([place, outcome]) => [place, swapped[outcome]]);
        expect(outcomes(turned)).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  test('A merge keeps every change that only one version made', () => {
    fc.assert(
      fc.property(known, choosing, (sides, stream) => {
        const differences = differencesBetween(sides);
        const merged = mergedContent(sides, choose(differences, stream));
        if (!merged) throw new Error('A choice is missing');
        // A change that contradicts another one is dropped: the sub-sector of another sector, the verification of a sample.
        const kept = (key: ContentKey, value: unknown) =>
          value === undefined ? undefined : contentOf({ ...merged, [key]: value })[key];
        for (const key of contentKeys.filter((one) => !parted.has(one))) {
          const [before, mine, theirs] = [sides.base[key], sides.mine[key], sides.theirs[key]];
          const outcome = differences.find(({ place }) => place === key)?.outcome;
          if (outcome === 'choice' || outcome === 'joined') continue;
          expect(merged[key]).toEqual(kept(key, isSame(theirs, before) ? mine : theirs));
          if (!isSame(mine, before) && !isSame(theirs, before)) expect(mine).toEqual(theirs);
        }
        for (const { part, outcome, ...said } of differences) {
          const isGone = part.key === 'imageAlts' && !merged.imageURL.includes(part.image);
          if (!isGone && (outcome === 'mine' || outcome === 'theirs')) {
            const value = said[outcome];
            expect(valueOfPart(merged, part)).toEqual(
              parted.has(part.key) ? value : kept(part.key, value) || undefined,
            );
          }
        }
      }),
    );
  });

  test('A merge asks for a choice on every part that both versions changed, and changes nothing else', () => {
    fc.assert(
      fc.property(known, choosing, (sides, stream) => {
        const differences = differencesBetween(sides);
        const choices = choose(differences, stream);
        for (const one of differences) {
          const before = valueOfPart(sides.base, one.part);
          const byBoth = !isSame(one.mine, before) && !isSame(one.theirs, before);
          if (byBoth && one.part.key !== 'imageURL') expect(one.outcome).toBe('choice');
        }
        const merged = mergedContent(sides, choices);
        const places = differences.map(({ part }) => part.key);
        for (const key of contentKeys.filter((one) => !places.includes(one) && one !== 'imageAlts')) {
          expect(merged?.[key]).toEqual(sides.mine[key]);
        }
      }),
    );
  });

  test('A merge without a known base asks for a choice on every difference', () => {
    fc.assert(
      fc.property(strange, (sides) => {
        const differences = differencesBetween(sides);
        expect(differences.filter(({ outcome }) => outcome !== 'choice')).toEqual([]);
        expect(mergedContent(sides, {}) === undefined).toBe(differences.length > 0);
        expect(mergedContent(sides, choose(differences, fromOnly('mine')))).toEqual(sides.mine);
        expect(mergedContent(sides, choose(differences, fromOnly('theirs')))).toEqual(sides.theirs);
      }),
    );
  });

  test('A merged version can be saved, whatever was chosen', () => {
    fc.assert(
      fc.property(any, choosing, (sides, stream) => {
        const merged = mergedContent(sides, choose(differencesBetween(sides), stream));
        expect(v.safeParse(sentContent, merged).issues).toBeUndefined();
        expect(contentAfter(v.parse(sentContent, merged), emptyContent)).toEqual(merged);
      }),
    );
  });

  test('A choice survives a third version that did not change its part', () => {
    fc.assert(
      fc.property(known, choosing, (sides, stream) => {
        const choices = choose(differencesBetween(sides), stream);
        const later = { ...sides, theirs: { ...sides.theirs, title: `${sides.theirs.title} 3` } };
        for (const one of differencesBetween(later).filter(({ outcome }) => outcome === 'choice')) {
          const before = choices[one.place];
          if (!before) continue;
          const stays = one.place !== 'title' || before.side === 'theirs';
          expect(sideOf(one, choices)).toBe(stays ? before.side : undefined);
        }
      }),
    );
  });
});

const base: OpportunityContent = {
  ...emptyContent,
  title: 'Lithium',
  subtitle: 'From brine',
  imageURL: [first, second, third],
  translations: { es: { title: 'Litio', subtitle: 'De salmuera', description: '' } },
  imageAlts: { [first]: { en: 'A salt flat' } },
};

const between = (mine: Partial<OpportunityContent>, theirs: Partial<OpportunityContent>): Sides => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
});

describe('texts in other languages', () => {
  const es = { title: 'Litio', subtitle: 'De salmuera', description: '' };
  const zh = { title: '锂', subtitle: '盐湖', description: '' };

  test('Translations are merged text by text', () => {
    const sides = between(
      { translations: { es: { ...es, title: 'El litio' } } },
      { translations: { es: { ...es, subtitle: 'Del salar' }, zh } },
    );
    expect(outcomes(sides)).toEqual({
      'translations.es.title': 'mine',
      'translations.es.subtitle': 'theirs',
      'translations.zh.all': 'theirs',
    });
    expect(mergedContent(sides, {})?.translations).toEqual({
      es: { title: 'El litio', subtitle: 'Del salar', description: '' },
      zh,
    });
  });

  test('A translation that one version removed and the other changed needs one choice', () => {
    const { translations: _, ...without } = base;
    const theirs = { ...base, translations: { es: { ...es, title: 'El litio' } } };
    const sides = { base, mine: without, theirs };
    expect(outcomes(sides)).toEqual({ 'translations.es.all': 'choice' });
    expect(mergedContent(sides, { 'translations.es.all': { side: 'mine', givenUp: theirs.translations.es } })).toEqual(
      without,
    );
  });
});

describe('the original language', () => {
  test('A changed original language needs a choice when the other version changed a text', () => {
    const sides = between({ language: 'es', title: 'Litio' }, { subtitle: 'From the salt flat' });
    expect(outcomes(sides)).toEqual({ title: 'choice', subtitle: 'choice', language: 'choice' });
  });

  test('A changed original language is merged when the other version changed no text', () => {
    const sides = between({ language: 'es', title: 'Litio' }, { status: 'draft' });
    expect(mergedContent(sides, {})).toEqual({ ...base, language: 'es', title: 'Litio', status: 'draft' });
  });
});

describe('images', () => {
  const merged = (mine: readonly string[], theirs: readonly string[]) => {
    const sides = between({ imageURL: [...mine] }, { imageURL: [...theirs] });
    return { outcome: outcomes(sides).imageURL, images: mergedContent(sides, {})?.imageURL };
  };

  test('Images that both versions added are joined, theirs first', () => {
    expect(merged([first, second, third, fourth], [first, second, third, fifth])).toMatchObject({
      outcome: 'joined',
      images: [first, second, third, fifth, fourth],
    });
  });

  test('Images that both versions added to an empty list are joined', () => {
    const none = { ...base, imageURL: [], imageAlts: {} };
    const sides = { base: none, mine: { ...none, imageURL: [first] }, theirs: { ...none, imageURL: [second] } };
    expect(mergedContent(sides, {})?.imageURL).toEqual([second, first]);
  });

  test('Images that one version removed stay removed', () => {
    expect(merged([first, third], [first, second, third, fourth])).toEqual({
      outcome: 'joined',
      images: [first, third, fourth],
    });
  });

  test.each([
    ['one side put them into another order', [second, first, third], [first, second, third, fourth]],
    ['the cover would be one that nobody has put first', [second, third], [first, third]],
    ['none would be left', [first], [second, third]],
    ['each side would have another cover', [fourth], [second, fifth]],
    ['there would be too many', [...base.imageURL, ...newImages(9)], [...base.imageURL, ...newImages(9)]],
  ])('The images need a choice where %s', (_, mine, theirs) => {
    expect(merged(mine, theirs)).toEqual({ outcome: 'choice', images: undefined });
  });

  test('The images need a choice where one version removed an image that the other described differently', () => {
    const sides = between({ imageURL: [second, third], imageAlts: {} }, { imageAlts: { [first]: { en: 'Salinas' } } });
    const [images, alt] = differencesBetween(sides);
    expect([images?.outcome, alt?.outcome]).toEqual(['choice', 'theirs']);
    const choices = (side: Side) => (images ? { imageURL: choiceOf(side, images) } : {});
    expect(mergedContent(sides, choices('theirs'))?.imageAlts).toEqual({ [first]: { en: 'Salinas' } });
    expect(mergedContent(sides, choices('mine'))).not.toHaveProperty('imageAlts');
  });

  test('Image descriptions go with their images', () => {
    const { imageAlts: _, ...without } = base;
    const sides = { base, mine: { ...without, imageURL: [second, third] }, theirs: { ...base, title: 'Lithium 2' } };
    expect(outcomes(sides)).toEqual({ title: 'theirs', imageURL: 'mine' });
    expect(mergedContent(sides, {})).toEqual({ ...sides.mine, title: 'Lithium 2' });
  });
});

test('A choice is valid until the rejected value changes', () => {
  const [title] = differencesBetween(between({ title: 'Mine' }, { title: 'Theirs' }));
  if (!title) throw new Error('The titles do not differ');
  const mine = { title: choiceOf('mine', title) };
  expect(sideOf({ ...title, mine: 'Mine, typed on' }, mine)).toBe('mine');
  expect(sideOf({ ...title, theirs: 'A third' }, mine)).toBeUndefined();
  const theirs = { title: choiceOf('theirs', title) };
  expect(sideOf({ ...title, theirs: 'A third' }, theirs)).toBe('theirs');
  expect(sideOf({ ...title, mine: 'Mine, typed on' }, theirs)).toBeUndefined();
});
