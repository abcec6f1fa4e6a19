import { afterEach, describe, expect, test, vi } from 'vitest';
import { newImageName } from '#domain/image-name';
import { limits } from '#domain/limits';
import { contentOf, emptyContent, sentContent } from '#domain/opportunity/content';
import { listedOf, type Opportunity, opportunitySave, summaryOf } from '#domain/opportunity/opportunity';
import { sectorKeys } from '#domain/sector';
import { validate } from '#domain/validate';

const least = { title: 'Lithium', subtitle: 'From brine', sector: 'mining' };

const problemsOf = (change: Record<string, unknown>) => {
  const checked = validate(opportunitySave, { ...least, ...change });
  return checked.kind === 'invalid' ? checked.fields : {};
};

describe('what an administrator writes', () => {
  test('needs title, subtitle and sector; description and images are empty unless given', () => {
    expect(validate(sentContent, least)).toEqual({
      kind: 'valid',
      value: { ...least, description: '', imageURL: [] },
    });
  });

  test.each(['title', 'subtitle', 'sector'])('is refused without %s', (field) => {
    expect(problemsOf({ [field]: undefined })).toEqual({ [field]: 'required' });
    expect(problemsOf({ [field]: '' })).toEqual({ [field]: 'required' });
  });

  test.each(['title', 'subtitle'])('is refused with only spaces or line breaks in %s', (field) => {
    for (const text of [' \t ', '\r\n', '\u2028 \u2029'])
      expect(problemsOf({ [field]: text })).toEqual({ [field]: 'required' });
  });

  test.each(sectorKeys)('takes the sector %s', (sector) => {
    expect(problemsOf({ sector })).toEqual({});
  });

  test.each(['technology', 'agribusiness', 'MINING', 'other'])('does not take the sector %s', (sector) => {
    expect(problemsOf({ sector })).toEqual({ sector: 'unknown' });
  });

  test.each([
    ['title', limits.title],
    ['subtitle', limits.subtitle],
    ['description', limits.description],
  ])('takes %s up to %i characters and no more', (field, limit) => {
    expect(problemsOf({ [field]: 'a'.repeat(limit) })).toEqual({});
    expect(problemsOf({ [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: 'too-long' });
  });

  test.each([7, null, {}, ['text']])('is refused with the title %j', (title) => {
    expect(problemsOf({ title })).toEqual({ title: 'wrong-type' });
  });

  test.each(['fr', '', 'EN', 1])('is refused with the language %j', (language) => {
    expect(problemsOf({ language })).toEqual({ language: 'unknown' });
  });
});

describe('the days of an opportunity', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(['2026-02-30', '0202-12-25', '1999-12-31', '12026-01-01', ''])('cannot be %j', (day) => {
    expect(problemsOf({ deadline: day, confirmedOn: day })).toEqual({ deadline: 'date', confirmedOn: 'date' });
  });

  test.each([
    ['the evening in Argentina, when it is the next day elsewhere', '2026-06-01T02:30:00Z', '2026-05-31', '2026-06-01'],
    ['the morning in Argentina', '2026-06-01T12:00:00Z', '2026-06-01', '2026-06-02'],
  ])('%s: a confirmation is of that day at the latest, a deadline of any', (_, now, today, tomorrow) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    expect(problemsOf({ confirmedOn: today, deadline: tomorrow })).toEqual({});
    expect(problemsOf({ confirmedOn: tomorrow, deadline: '9999-12-31' })).toEqual({ confirmedOn: 'date' });
  });

  test('that are stored stay as they were accepted', () => {
    const days = { deadline: '0202-12-25', confirmedOn: '2999-01-01' };
    expect(contentOf({ ...emptyContent, ...days })).toMatchObject(days);
  });
});

describe('the images of an opportunity', () => {
  test('keep their order', () => {
    const imageURL = [newImageName(), newImageName()];
    expect(validate(sentContent, { ...least, imageURL })).toMatchObject({ value: { imageURL } });
  });

  test('are at most twenty', () => {
    const names = Array.from({ length: limits.imagesPerOpportunity + 1 }, newImageName);
    expect(problemsOf({ imageURL: names.slice(1) })).toEqual({});
    expect(problemsOf({ imageURL: names })).toEqual({ imageURL: 'too-many' });
  });

  test('are each named once', () => {
    const name = newImageName();
    expect(problemsOf({ imageURL: [name, name] })).toEqual({ imageURL: 'unknown' });
  });

  test.each(['image.jpg', '../secret', 'https://example.com/a.webp', '', 5, null])('cannot be named %j', (name) => {
    expect(problemsOf({ imageURL: [name] })).toEqual({ imageURL: 'unknown' });
  });

  test.each(['a.webp', {}, null, 3])('cannot be %j instead of a list', (imageURL) => {
    expect(problemsOf({ imageURL })).toEqual({ imageURL: 'wrong-type' });
  });
});

describe('a save', () => {
  test.each(['1', 'not-an-id', '../x', '', 5, null])('with the id %j is refused', (id) => {
    expect(problemsOf({ id })).toEqual({ id: 'unknown' });
  });

  test.each(['1', 1.5, null, {}])('with the version %j is refused', (version) => {
    expect(problemsOf({ version })).toEqual({ version: 'wrong-type' });
  });

  test('takes an id and a version', () => {
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

  test('has neither the description nor anything of the record', () => {
    const summary = summaryOf(listedOf(whole));
    expect(whole).toMatchObject(summary);
    expect(summary).toMatchObject({ id: whole.id, ...least });
    for (const field of ['description', 'imageAlts', 'translations', 'version', 'createdAt'])
      expect(summary).not.toHaveProperty(field);
  });

  test('names the language where it is not English', () => {
    expect(summaryOf(listedOf({ ...whole, language: 'es' }))).toHaveProperty('language', 'es');
  });

  test('is in the reader’s words where there are some, and else says in which it is', () => {
    const zh = { title: '锂', subtitle: '盐湖', description: '' };
    const listed = listedOf({ ...whole, translations: { zh } });
    expect(summaryOf(listed, 'zh')).toMatchObject({ title: '锂', subtitle: '盐湖' });
    expect(summaryOf(listed, 'zh')).not.toHaveProperty('language');
    expect(summaryOf(listed, 'es')).toMatchObject({ title: whole.title, language: 'en' });
    expect(summaryOf(listed, 'en')).not.toHaveProperty('language');
    expect(summaryOf(listed)).toMatchObject({ title: whole.title });
  });

  test('has its facts', () => {
    const facts = { province: 'SAL', investment: { from: 1 }, stage: 'idea', open: ['water'] } as const;
    const listed = listedOf({ ...whole, ...facts, open: ['water'] });
    expect(summaryOf(listed, 'es')).toMatchObject(facts);
  });
});
