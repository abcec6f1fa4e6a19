import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#domain/calls/errors';
import { DashboardScreen } from '../../../src/admin/dashboard/DashboardScreen.tsx';
import { $trash, loadDashboard } from '../../../src/admin/dashboard/dashboard.ts';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { $waitingEnquiries } from '../../../src/admin/inbox/enquiry-list.ts';
import { LoginFields, useLoginForm } from '../../../src/admin/login/LoginScreen.tsx';
import { createLogin, type Login } from '../../../src/admin/login/login.ts';
import { ListScreen } from '../../../src/admin/opportunities/ListScreen.tsx';
import { opportunityList } from '../../../src/admin/opportunities/opportunity-list.ts';
import { TrashRow, TrashRows } from '../../../src/admin/trash/TrashScreen.tsx';
import { createTrash } from '../../../src/admin/trash/trash.ts';
import { fill, fillCount, formatCount } from '../../../src/i18n/fill.ts';
import { provideSession } from '../support/provide-session.ts';
import { lithium, ok, pages, refusal, server, unreachable, winery } from '../support/server.ts';

provideSession(() => {
  opportunityList.$list.set({ kind: 'loading' });
  $trash.set({ kind: 'loading' });
  $waitingEnquiries.set({ kind: 'loading' });
});
afterEach(() => void vi.useRealTimers());

/** The text content of a rendered component. */
const shown = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

function Fields({ login }: { readonly login: Login }) {
  return <LoginFields login={login} form={useLoginForm(login)} />;
}

async function loginAfter(result: () => Promise<Response>): Promise<string> {
  server.mockImplementation(result);
  const login = createLogin();
  await login.submit('admin', 'a password');
  return shown(<Fields login={login} />);
}

const refused =
  (code: ErrorCode, headers: Record<string, string> = {}) =>
  () =>
    refusal(code, {}, headers);
const again = (wait: string) => fill(texts.failures.againIn, { wait });

test('A login after too many attempts says when to try again', async () => {
  const said = await loginAfter(refused('too-many-requests', { 'Retry-After': '25' }));
  const wait = fillCount(texts.failures.seconds, 25, 'en');
  expect(said).toContain(texts.login.failed);
  expect(said).toContain(fill(texts.failures.tooManyAttempts, { again: again(wait) }));
});

test('A login at a service that is down says to try again in a moment', async () => {
  const said = await loginAfter(refused('unavailable'));
  expect(said).toContain(fill(texts.failures.unavailable, { again: texts.failures.again }));
});

test('A login without a network says that the server could not be reached', async () => {
  expect(await loginAfter(unreachable)).toContain(texts.failures.network);
});

test('An empty list says that there are no opportunities yet', async () => {
  server.mockImplementation(pages([]));
  await opportunityList.load();
  expect(shown(<ListScreen />)).toContain(texts.list.empty);
});

test('A list that could not be loaded gives its reason and a way to try again', async () => {
  server.mockImplementation(refused('unavailable'));
  await opportunityList.load();
  const said = shown(<ListScreen />);
  expect(said).toContain(texts.list.failed);
  expect(said).toContain(fill(texts.failures.unavailable, { again: texts.failures.again }));
  expect(said).toContain(texts.list.tryAgain);
});

test('A part of the overview that could not be loaded says so beside the others', async () => {
  server.mockImplementation((path) => {
    if (path.includes('/trash')) return refusal('unavailable');
    if (path.includes('/waiting')) return refusal('unavailable');
    return pages([lithium, winery])(path);
  });
  await opportunityList.load();
  await loadDashboard();
  const html = renderToStaticMarkup(<DashboardScreen />);
  const linkOf = (label: string) =>
    html
      .split('<a ')
      .find((link) => link.includes(label))
      ?.split('</a>')[0]
      ?.replaceAll(/<[^>]+>/g, ' ') ?? '';
  const unavailable = fill(texts.failures.unavailable, { again: texts.failures.again });
  expect(linkOf(texts.dashboard.numbers.trash)).toContain(unavailable);
  expect(linkOf(texts.dashboard.numbers.enquiries)).toContain('–');
  expect(linkOf(texts.dashboard.numbers.published)).toContain(formatCount(2, 'en'));
  expect(html).toContain(fill(texts.dashboard.kinds.changed, { time: '' }).trim());
  expect(html).toContain('Lithium');
});

test('An empty trash says so', async () => {
  server.mockImplementation(() => ok([]));
  const trash = createTrash();
  await trash.load();
  expect(shown(<TrashRows trash={trash} deleted={[]} />)).toContain(texts.trash.empty);
});

test.each([
  ['2026-11-19T13:00:00Z', fillCount(texts.trash.daysLeft, 30, 'en')],
  ['2026-10-22T12:00:00Z', fillCount(texts.trash.daysLeft, 1, 'en')],
  ['2026-10-21T11:00:00Z', texts.trash.noDayLeft],
])('A row deleted at %s shows the days that are left on 20 November: %s', (deletedAt, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  const row = (
    <TrashRow
      opportunity={{ ...lithium, deletedAt }}
      isUnderWay={false}
      isChosen={false}
      onChoose={() => {}}
      onRestore={() => {}}
    />
  );
  expect(shown(row)).toContain(words);
});
