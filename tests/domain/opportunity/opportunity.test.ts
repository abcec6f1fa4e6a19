import { afterEach, describe, expect, test, vi } from 'vitest';
import { newImageName } from '#domain/ids';
import { limits } from '#domain/limits';
import { contentOf, emptyContent, sentContent } from '#domain/opportunity/content';
import { listedOpportunityOf, type Opportunity, opportunitySave, summaryOf } from '#domain/opportunity/opportunity';
import { sectorKeys } from '#domain/sector';
import { validate } from '#domain/validate';

const least = { title: 'Lithium', subtitle: 'From brine', sector: 'mining' };

const problemsOf = (change: Record<string, unknown>) => {
  const checked = validate(opportunitySave, { ...least, ...change });
  return checked.kind === 'invalid' ? checked.fields : {};
};

describe('the content of an opportunity', () => {
  test('An opportunity needs title, subtitle and sector; description and images are empty by default', () => {
    expect(validate(sentContent, least)).toEqual({
      kind: 'valid',
      value: { ...least, description: '', imageURL: [] },
    });
  });

  test.each(['title', 'subtitle', 'sector'])('An opportunity without %s is refused', (field) => {
    expect(problemsOf({ [field]: undefined })).toEqual({ [field]: 'required' });
    expect(problemsOf({ [field]: '' })).toEqual({ [field]: 'required' });
  });

  test.each(['title', 'subtitle'])('An opportunity with only spaces or line breaks in %s is refused', (field) => {
    for (const text of [' \t ', '\r\n', '\u2028 \u2029'])
      expect(problemsOf({ [field]: text })).toEqual({ [field]: 'required' });
  });

  test.each(sectorKeys)('An opportunity accepts the sector %s', (sector) => {
    expect(problemsOf({ sector })).toEqual({});
  });

  test.each(['technology', 'agribusiness', 'MINING', 'other'])('An opportunity refuses the sector %s', (sector) => {
    expect(problemsOf({ sector })).toEqual({ sector: 'unknown' });
  });

  test.each([
    ['title', limits.title],
    ['subtitle', limits.subtitle],
    ['description', limits.description],
  ])('An opportunity accepts %s up to %i characters and no more', (field, limit) => {
    expect(problemsOf({ [field]: 'a'.repeat(limit) })).toEqual({});
    expect(problemsOf({ [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: 'too-long' });
  });

  test.each([7, null, {}, ['text']])('An opportunity with the title %j is refused', (title) => {
    expect(problemsOf({ title })).toEqual({ title: 'wrong-type' });
  });

  test.each(['fr', '', 'EN', 1])('An opportunity with the language %j is refused', (language) => {
    expect(problemsOf({ language })).toEqual({ language: 'unknown' });
  });
});

describe('the days of an opportunity', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(['2026-02-30', '0202-12-25', '1999-12-31', '12026-01-01', ''])(
    'The day %j is refused as a deadline or confirmation',
    (day) => {
      expect(problemsOf({ deadline: day, confirmedOn: day })).toEqual({ deadline: 'date', confirmedOn: 'date' });
    },
  );

  test.each([
    ['the evening in Argentina, when it is the next day elsewhere', '2026-06-01T02:30:00Z', '2026-05-31', '2026-06-01'],
    ['the morning in Argentina', '2026-06-01T12:00:00Z', '2026-06-01', '2026-06-02'],
  ])('A confirmation may not be later than today in Argentina, a deadline may: %s', (_, now, today, tomorrow) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    expect(problemsOf({ confirmedOn: today, deadline: tomorrow })).toEqual({});
    expect(problemsOf({ confirmedOn: tomorrow, deadline: '9999-12-31' })).toEqual({ confirmedOn: 'date' });
  });

  test('Stored days are read as they were accepted', () => {
    const days = { deadline: '0202-12-25', confirmedOn: '2999-01-01' };
    expect(contentOf({ ...emptyContent, ...days })).toMatchObject(days);
  });
});

describe('the images of an opportunity', () => {
  test('The images of an opportunity keep their order', () => {
    const imageURL = [newImageName(), newImageName()];
    expect(validate(sentContent, { ...least, imageURL })).toMatchObject({ value: { imageURL } });
  });

  test('An opportunity has at most twenty images', () => {
    const names = Array.from({ length: limits.imagesPerOpportunity + 1 }, newImageName);
    expect(problemsOf({ imageURL: names.slice(1) })).toEqual({});
    expect(problemsOf({ imageURL: names })).toEqual({ imageURL: 'too-many' });
  });

  test('An opportunity may name each image only once', () => {
    const name = newImageName();
    expect(problemsOf({ imageURL: [name, name] })).toEqual({ imageURL: 'unknown' });
  });

  test.each(['image.jpg', '../secret', 'https://example.com/a.webp', '', 5, null])(
    'The image name %j is refused',
    (name) => {
      expect(problemsOf({ imageURL: [name] })).toEqual({ imageURL: 'unknown' });
    },
  );

  test.each(['a.webp', {}, null, 3])('The value %j is refused as a list of images', (imageURL) => {
    expect(problemsOf({ imageURL })).toEqual({ imageURL: 'wrong-type' });
  });
});

describe('saves of an opportunity', () => {
  test.each(['1', 'not-an-id', '../x', '', 5, null])('A save with the id %j is refused', (id) => {
    expect(problemsOf({ id })).toEqual({ id: 'unknown' });
  });

  test.each(['1', 1.5, null, {}])('A save with the version %j is refused', (version) => {
    expect(problemsOf({ version })).toEqual({ version: 'wrong-type' });
  });

  test('A save accepts an id and a version', () => {
    expect(problemsOf({ id: crypto.randomUUID(), version: 3 })).toEqual({});
  });
});

describe('the public summary of an opportunity', () => {
  const whole: Opportunity = {
    ...emptyContent,
    ...least,
    sector: 'mining',
    id: crypto.randomUUID(),
    description: 'Private until opened',
    version: 4,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-02T00:00:00.000Z',
  };

  test('The public summary has neither the description nor fields of the record', () => {
    const summary = summaryOf(listedOpportunityOf(whole));
    expect(whole).toMatchObject(summary);
    expect(summary).toMatchObject({ id: whole.id, ...least });
    for (const field of ['description', 'imageAlts', 'translations', 'version', 'createdAt'])
      expect(summary).not.toHaveProperty(field);
  });

  test('The public summary names its language when it is not English', () => {
    expect(summaryOf(listedOpportunityOf({ ...whole, language: 'es' }))).toHaveProperty('language', 'es');
  });

  test('The public summary uses the reader’s language where it is translated, and otherwise names its language', () => {
    const zh = { title: '锂', subtitle: '盐湖', description: '' };
    const listed = listedOpportunityOf({ ...whole, translations: { zh } });
    expect(summaryOf(listed, 'zh')).toMatchObject({ title: '锂', subtitle: '盐湖' });
    expect(summaryOf(listed, 'zh')).not.toHaveProperty('language');
    expect(summaryOf(listed, 'es')).toMatchObject({ title: whole.title, language: 'en' });
    expect(summaryOf(listed, 'en')).not.toHaveProperty('language');
    expect(summaryOf(listed)).toMatchObject({ title: whole.title });
  });

  test('The public summary has the facts', () => {
    const facts = { province: 'SAL', investment: { from: 1 }, stage: 'idea', open: ['water'] } as const;
    const listed = listedOpportunityOf({ ...whole, ...facts, open: ['water'] });
    expect(summaryOf(listed, 'es')).toMatchObject(facts);
  });
});
