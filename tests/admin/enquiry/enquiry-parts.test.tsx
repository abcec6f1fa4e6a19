import { expect, test, vi } from 'vitest';
import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { changesText } from '../../../src/admin/enquiry/EnquiryChangeNotice.tsx';
import { EnquiryHistory } from '../../../src/admin/enquiry/EnquiryNotes.tsx';
import {
  createEnquiry,
  createRequestedOpportunities,
  mentionedIn,
  type RequestedOpportunities as State,
} from '../../../src/admin/enquiry/open-enquiry.ts';
import { PreparedAnswer } from '../../../src/admin/enquiry/PreparedAnswer.tsx';
import { RequestedOpportunities } from '../../../src/admin/enquiry/RequestedOpportunities.tsx';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { createLoader } from '../../../src/api/loader.ts';
import { wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { buttonsNamed, rendered, textOf } from '../support/rendered.ts';
import { calls, lithium, ok, refusal, server, winery } from '../support/server.ts';

provideSession(() => void vi.useRealTimers());

const at = wind.receivedAt;
const asked: AdminEnquiry = {
  ...wind,
  attached: [winery.id],
  events: [{ at, attached: winery.id }],
  enquiry: { ...wind.enquiry, opportunities: [lithium.id] },
};
const titleOf = (id: string) => (id === winery.id ? 'Winery' : id);
const loaderOf = (...opportunities: (typeof lithium)[]) => {
  const requested = opportunities.map((opportunity) => ({ id: opportunity.id, opportunity }));
  return createLoader<State>({ kind: 'loaded', requested }, async () => undefined);
};

test('An opportunity that the team added can be removed, one that the investor named cannot', () => {
  const loader = loaderOf(lithium, winery);
  const page = rendered(<RequestedOpportunities of={createEnquiry(asked.id)} enquiry={asked} loader={loader} />);
  expect([...page.querySelectorAll('li')].map(textOf)).toEqual([
    expect.stringContaining('Lithium'),
    expect.stringContaining(texts.enquiry.byTeam),
  ]);
  expect(buttonsNamed(page, texts.enquiry.detach).map(textOf)).toEqual([`${texts.enquiry.detach} Winery`]);
  expect(buttonsNamed(page, texts.enquiry.attach)[0]?.getAttribute('aria-expanded')).toBe('false');
});

test('The prepared answer contains added opportunities and no removed one, and is text instead of a field', () => {
  const answerOf = (enquiry: AdminEnquiry) =>
    rendered(<PreparedAnswer enquiry={enquiry} loader={loaderOf(lithium, winery)} onOpened={() => {}} />);
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const page = answerOf(asked);
  expect(page.querySelector('textarea')).toBeNull();
  expect(textOf(page.body)).toContain(texts.answer.readOnly);
  expect(textOf(page.querySelector('[aria-labelledby=answer-text]'))).toMatch(/Dear Emma .*Lithium.*Winery/);
  expect(textOf(answerOf({ ...asked, attached: [] }).body)).not.toContain('Winery');
});

test('The opportunities named by the history are loaded too, so that it shows their titles', async () => {
  const removed = { ...asked, attached: [], events: [...asked.events, { at, detached: winery.id }] };
  expect(mentionedIn(removed)).toEqual([lithium.id, winery.id]);
  server
    .mockImplementationOnce(() => ok(removed))
    .mockImplementationOnce(() => ok(lithium))
    .mockImplementationOnce(() => refusal('not-found'));
  const of = createEnquiry(removed.id);
  await of.load();
  const loader = createRequestedOpportunities(of);
  await loader.load();
  expect(loader.$state.get()).toMatchObject({
    requested: [{ opportunity: { title: 'Lithium' } }, { id: winery.id, opportunity: undefined }],
  });
  expect(calls()).toHaveLength(3);
  const history = textOf(rendered(<EnquiryHistory enquiry={removed} titleOf={titleOf} />).body);
  expect(history).toContain(texts.enquiry.attached.replace('{title}', 'Winery'));
  expect(history).toContain(texts.enquiry.detached.replace('{title}', 'Winery'));
});

test('A recorded follow-up says when the next one is due, and claims nothing about sending', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-02T12:00:00Z') });
  const answered: AdminEnquiry = { ...wind, state: 'answered', answeredAt: '2026-06-01T12:00:00.000Z' };
  const said = (...times: string[]) =>
    changesText(answered, { ...answered, followedUpAt: times }, texts.enquiry, titleOf);
  expect(said('2026-06-02T12:00:00.000Z')).toBe('Follow-up recorded · next follow-up due on 11 Jun');
  expect(said('2026-07-02T12:00:00.000Z')).toBe('Follow-up recorded · no further follow-up planned');
  expect(changesText({ ...answered, followedUpAt: [at] }, answered, texts.enquiry, titleOf)).toBe(
    'Follow-up withdrawn',
  );
});
