import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { summary } from '../support/opportunity-summary.ts';

const maize = summary({ title: 'Maize', sector: 'agriculture' });
const soy = summary({ title: 'Soy', sector: 'agriculture' });
const wind = summary({ title: 'Wind', sector: 'energy' });

let kept: Record<string, string>;
let urls: string[];

/** The stores of a page that was just opened at a URL. */
async function openForm(search: string) {
  vi.resetModules();
  vi.stubGlobal('location', { search, pathname: '/contact' });
  const subjects = await import('../../src/stores/enquiry-subjects.ts');
  const { $opportunities } = await import('../../src/stores/opportunities.ts');
  const { submitEnquiry, $enquiry } = await import('../../src/stores/enquiry.ts');
  return { ...subjects, submitEnquiry, $enquiry, arrive: () => $opportunities.set(loaded) };
}

const loaded = { kind: 'loaded', opportunities: [maize, soy, wind] } as const;
const about = (...some: readonly { readonly id: string }[]) => `?about=${some.map(({ id }) => id).join(',')}`;

beforeEach(() => {
  kept = {};
  urls = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, url: string) => urls.push(url) });
});

afterEach(() => vi.unstubAllGlobals());

describe('the opportunities of an enquiry in the contact form', () => {
  test('The opportunities in the URL are counted at first and named once the list has loaded', async () => {
    const { readSubjects, $subjects, arrive } = await openForm(about(wind, maize));
    expect(readSubjects()).toBe(true);
    expect($subjects.get()).toEqual({ kind: 'counted', ids: [wind.id, maize.id] });
    arrive();
    expect($subjects.get()).toEqual({ kind: 'named', opportunities: [wind, maize] });
  });

  test('The opportunities of an enquiry are kept for a page whose URL does not name them', async () => {
    (await openForm(about(wind))).readSubjects();
    const { readSubjects, subjectIds } = await openForm('');
    expect(readSubjects()).toBe(true);
    expect(subjectIds()).toEqual([wind.id]);
  });

  test.each(['', '?about=', '?about=nonsense'])(
    'An enquiry names no opportunity when the query is %j',
    async (search) => {
      expect((await openForm(search)).readSubjects()).toBe(false);
    },
  );

  test('A withdrawn opportunity is removed from the enquiry', async () => {
    const { readSubjects, subjectIds, arrive } = await openForm(about(wind, { id: crypto.randomUUID() }));
    readSubjects();
    expect(subjectIds()).toHaveLength(2);
    arrive();
    expect(subjectIds()).toEqual([wind.id]);
  });

  test('An opportunity can be removed from the enquiry and from the URL', async () => {
    const { readSubjects, removeSubject, subjectIds, arrive } = await openForm(about(wind, soy));
    readSubjects();
    arrive();
    removeSubject(wind.id);
    expect(subjectIds()).toEqual([soy.id]);
    removeSubject(soy.id);
    expect(urls).toEqual([`/contact${about(soy)}`, '/contact']);
    expect((await openForm('')).readSubjects()).toBe(false);
  });

  test.each([
    ['one sector', [maize, soy], 'agribusiness'],
    ['another one', [wind], 'energy'],
    ['two sectors', [maize, wind], undefined],
    ['none', [], undefined],
  ])('The suggested sector of the enquiry is correct for opportunities of %s', async (_, opportunities, sector) => {
    const { sectorOfSubjects } = await openForm('');
    expect(sectorOfSubjects({ kind: 'named', opportunities })).toBe(sector);
  });
});

describe('sending an enquiry about opportunities', () => {
  const typed = {
    ...{ firstName: 'Ana', lastName: 'García', email: 'ana@example.com', company: 'Río SA' },
    ...{ sector: 'energy', country: 'AR', message: 'Hello' },
  };

  test('An enquiry sends the ids of its opportunities and forgets them once it has arrived', async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)));
      return Response.json({ reference: 'IA-7', answerBy: '2026-11-26T17:30:00.000Z' }, { status: 201 });
    });
    const { readSubjects, submitEnquiry, $enquiry, subjectIds } = await openForm(about(wind, soy));
    readSubjects();
    await submitEnquiry(typed, { language: 'en', honeypot: '' });
    expect($enquiry.get()).toMatchObject({ kind: 'sent', reference: 'IA-7' });
    expect(bodies).toEqual([{ ...typed, opportunities: [wind.id, soy.id], language: 'en' }]);
    expect(subjectIds()).toEqual([]);
    expect(urls).toEqual(['/contact']);
    expect(kept).toEqual({});
  });
});
