import { describe, expect, test } from 'vitest';
import type { OpportunityContent } from '#domain/opportunity/content';
import { halfDay } from '#domain/time/day';
import { checkForm } from '../../../src/admin/editor/form-problems.ts';
import {
  contentSent,
  emptyValues,
  type FormContent,
  formContentOf,
  formValuesOf,
  restoredValues,
  sentOf,
} from '../../../src/admin/form-values/form-values.ts';
import { arbitraryContent } from '../../support/arbitrary/arbitrary-content.ts';
import { fc } from '../../support/properties.ts';
import { imageName, lithium } from '../support/server.ts';

const empty: FormContent = { ...emptyValues, title: 'Wind', subtitle: 'In the south', sector: 'energy', imageURL: [] };

/** The content of a valid form, or the problems of an invalid one. */
function kept(form: FormContent) {
  const checked = checkForm(form);
  return checked.kind === 'valid' ? contentSent(checked.value) : checked;
}

test('Every opportunity passes through the form unchanged', () => {
  fc.assert(
    fc.property(arbitraryContent([imageName('a'), imageName('b')]), (content) => {
      expect(kept(formContentOf(content))).toEqual(content);
    }),
  );
});

test('An empty form field removes the stored value', () => {
  const full: OpportunityContent = {
    ...lithium,
    province: 'SAL',
    investment: { from: 1, to: 2 },
    stage: 'idea',
    seeking: ['debt'],
    deadline: '2027-01-31',
    confirmedOn: '2026-11-22',
    open: ['water'],
    translations: { es: { title: 'Litio', subtitle: 'De salmuera', description: '' } },
    imageAlts: { [imageName('a')]: { en: 'A salt flat' } },
  };
  const sent = sentOf({ ...empty, imageURL: full.imageURL });
  const optional = Object.keys(full).filter((key) => !(key in lithium));
  expect(optional).toHaveLength(9);
  for (const key of optional) expect(sent).toHaveProperty(key, null);
});

describe('sums', () => {
  test.each([
    ['86000000', '', { from: 86_000_000 }],
    [' 86,000,000 ', '', { from: 86_000_000 }],
    ['86.000.000', '90.000.000', { from: 86_000_000, to: 90_000_000 }],
    ['86 000 000', '86\u202F000\u00A0000', { kind: 'invalid', fields: { 'investment.to': 'number' } }],
    ['86\u00A0000\u00A0000', '', { from: 86_000_000 }],
    ['5', '5', { from: 5, to: 5 }],
    ['86 million', '1,5 mil millones', { from: 86_000_000, to: 1_500_000_000 }],
    ['1.500 millones', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['86.5', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['86,00', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['86,000.000', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['-5', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['0', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['1,000,000,000,001', '', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['1', 'x', { kind: 'invalid', fields: { 'investment.to': 'number' } }],
    ['x', '1', { kind: 'invalid', fields: { 'investment.from': 'number' } }],
    ['2', '1', { kind: 'invalid', fields: { investment: 'range' } }],
    ['', '1', { kind: 'incomplete', fields: { 'investment.from': 'required' } }],
    [' ', ' ', undefined],
  ])('A sum typed as “%s” up to “%s” is read correctly', (from, to, expected) => {
    const content = kept({ ...empty, investment: { from, to } });
    expect('kind' in content ? content : content.investment).toEqual(expected);
  });

  test('A sum is shown with digit groups', () => {
    const { investment } = formValuesOf({ ...lithium, investment: { from: 86_000_000, to: 120_500_000 } });
    expect(investment).toEqual({ from: '86,000,000', to: '120,500,000' });
  });
});

describe('facts with parts', () => {
  const part = (change: Partial<FormContent>) => {
    const content = kept({ ...empty, ...change });
    return 'kind' in content ? content.fields : content;
  };

  test.each([
    ['20,000', 20_000],
    ['49.9', 49.9],
    ['49,95', 49.95],
    ['1.234,5', 1234.5],
    ['4.5 million', 4_500_000],
  ])('A capacity typed as “%s” is read as %d', (amount, expected) => {
    expect(part({ capacity: { amount, unit: 'mw' } })).toMatchObject({ capacity: { amount: expected, unit: 'mw' } });
  });

  test.each([
    [{ capacity: { amount: 'x', unit: 'mw' } }, { 'capacity.amount': 'number' }],
    [{ capacity: { amount: '5', unit: '' } }, { 'capacity.unit': 'required' }],
    [{ place: { locality: '', at: '-38.72, -62.27' } }, { 'place.locality': 'required' }],
    [{ place: { locality: 'Salta', at: '38.72, -62.27' } }, { 'place.at.latitude': 'number' }],
    [
      { place: { locality: 'Salta', at: 'in the north' } },
      { 'place.at.latitude': 'number', 'place.at.longitude': 'number' },
    ],
    [{ jobs: { construction: '1.5', operation: '' } }, { 'jobs.construction': 'number' }],
    [{ returns: { kind: 'irr', from: '15', to: '12' } }, { returns: 'range' }],
    [{ returns: { kind: '', from: '140', to: '' } }, { 'returns.kind': 'required', 'returns.from': 'number' }],
    [{ milestones: [{ kind: 'permit', month: '2027-13' }] }, { 'milestones.0.month': 'date' }],
    [
      { documents: [{ kind: 'projectPlan', access: 'public', date: '', language: '', url: '' }] },
      { 'documents.0.url': 'required' },
    ],
    [
      { documents: [{ kind: 'projectPlan', access: 'public', date: halfDay, language: '', url: 'http://a.example' }] },
      { 'documents.0.date': 'date', 'documents.0.url': 'unknown' },
    ],
  ])('An invalid part is reported at its own place (%#)', (change, fields) => {
    expect(part(change)).toEqual(fields);
  });

  test('Coordinates as maps write them are read, and rounded to about ten metres', () => {
    const place = { locality: 'Bahía Blanca', at: '−38.718318; −62.266349' };
    expect(part({ place })).toMatchObject({ place: { at: { latitude: -38.7183, longitude: -62.2663 } } });
  });

  test('Milestones are stored in the order of time, and blank rows at the end are dropped', () => {
    const milestones = [
      { kind: 'operation', month: '2029-01' },
      { kind: 'permit', month: '2027-03' },
      { kind: '', month: '' },
    ];
    expect(part({ milestones })).toMatchObject({
      milestones: [
        { kind: 'permit', month: '2027-03' },
        { kind: 'operation', month: '2029-01' },
      ],
    });
  });

  test('A blank row between others is an error, so that no error moves to another row', () => {
    const milestones = [
      { kind: '', month: '' },
      { kind: 'permit', month: '2027-03' },
    ];
    expect(part({ milestones })).toMatchObject({ 'milestones.0.kind': 'required' });
  });

  test('The link of a document under NDA is not sent', () => {
    const documents = [{ kind: 'projectPlan', access: 'nda', date: '', language: 'es', url: 'https://a.example' }];
    expect(part({ documents })).toMatchObject({
      documents: [{ kind: 'projectPlan', access: 'nda', language: 'es' }],
    });
  });

  test('The sub-sector of another sector is dropped', () => {
    expect(part({ sector: 'energy', subSector: 'wind' })).toMatchObject({ subSector: 'wind' });
    expect(part({ sector: 'mining', subSector: 'wind' })).not.toHaveProperty('subSector');
  });
});

describe('texts in other languages', () => {
  const texts = { title: 'Viento', subtitle: 'En el sur', description: '' };

  test('A language without any text is not sent', () => {
    const translations = { ...empty.translations, es: texts, zh: { ...texts, title: ' ', subtitle: '' } };
    expect(kept({ ...empty, translations })).toMatchObject({ translations: { es: texts } });
  });

  test('A translation without a title is invalid at its title', () => {
    const translations = { ...empty.translations, es: { ...texts, title: '' } };
    expect(kept({ ...empty, translations })).toEqual({
      kind: 'incomplete',
      fields: { 'translations.es.title': 'required' },
    });
  });
});

test('Descriptions of images that the form does not have are not sent', () => {
  const said = { en: 'A salt flat', es: '', zh: '' };
  const imageAlts = { [imageName('a')]: said, [imageName('b')]: said };
  expect(kept({ ...empty, imageURL: [imageName('b')], imageAlts })).toMatchObject({
    imageAlts: { [imageName('b')]: { en: 'A salt flat' } },
  });
});

test.each(['2026-02-30', '12026-01-01'])('The invalid day %s is reported', (deadline) => {
  expect(kept({ ...empty, deadline })).toEqual({ kind: 'invalid', fields: { deadline: 'date' } });
});

test('Unsaved changes without a field keep its stored value', () => {
  const before = formValuesOf({ ...lithium, province: 'SAL', investment: { from: 5 } });
  expect(restoredValues(before, { title: 'Litio', imageURL: [], version: 3 })).toEqual({ ...before, title: 'Litio' });
});
