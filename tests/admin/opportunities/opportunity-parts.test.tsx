import { expect, test, vi } from 'vitest';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { StaleNotice } from '../../../src/admin/list/AdminList.tsx';
import { DeleteOpportunities, OpportunityActions } from '../../../src/admin/opportunities/OpportunityActions.tsx';
import { OpportunityRow } from '../../../src/admin/opportunities/OpportunityRow.tsx';
import { ApiError } from '../../../src/api/request.ts';
import { provideSession } from '../support/provide-session.ts';
import { buttonsNamed, rendered, textOf } from '../support/rendered.ts';
import { lithium, winery } from '../support/server.ts';

provideSession(() => void vi.useRealTimers());

const nothing = () => {};
const rowOf = (changes: Partial<typeof lithium>) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') });
  const opportunity = { ...lithium, ...changes };
  return rendered(<OpportunityRow opportunity={opportunity} isChosen={false} onChoose={nothing} onDelete={nothing} />);
};

test('The title and the picture of a row lead to the edit, beside the buttons to edit and to delete', () => {
  const row = rowOf({});
  const edits = [...row.querySelectorAll(`a[href="/admin/edit/${lithium.id}"]`)];
  expect(
    edits.map((link) => [textOf(link), link.querySelector('img') !== null, link.getAttribute('tabindex')]),
  ).toEqual([
    ['', true, '-1'],
    ['Lithium', false, null],
    ['Edit Lithium', false, null],
  ]);
  expect(buttonsNamed(row, texts.list.delete)).toHaveLength(1);
});

test('A row shows the day of the last confirmation and a button to confirm today', () => {
  const row = rowOf({ confirmedOn: '2026-05-03' });
  expect([...row.querySelectorAll('time')].map(textOf)).toContain('Confirmed 3 May');
  expect(buttonsNamed(row, texts.list.confirm)).toHaveLength(1);
  expect(textOf(rowOf({}).body)).toContain(texts.list.neverConfirmed);
});

test('A row that was confirmed today and a sample have no button to confirm', () => {
  expect(buttonsNamed(rowOf({ confirmedOn: '2026-06-01' }), texts.list.confirm)).toHaveLength(0);
  const sample = rowOf({ sample: true });
  expect(buttonsNamed(sample, texts.list.confirm)).toHaveLength(0);
  expect(textOf(sample.body)).not.toContain(texts.list.neverConfirmed);
});

test('The bar of selected rows confirms those that can be confirmed', () => {
  const chosen = [lithium, { ...winery, sample: true as const }];
  const selection = { chosen, ids: new Set<string>(), choose: nothing, clear: nothing };
  const bar = rendered(<OpportunityActions actions={['confirm']} selection={selection} />);
  expect(buttonsNamed(bar, texts.selection.confirm).map(textOf)).toEqual([`${texts.selection.confirm} (1)`]);
});

test('The question before a deletion is the specified one and mentions the trash', () => {
  for (const opportunities of [[lithium], [lithium, winery]]) {
    const dialog = textOf(
      rendered(<DeleteOpportunities opportunities={opportunities} onConfirm={nothing} onDismiss={nothing} />).body,
    );
    expect(dialog).toContain('Are you sure you want to delete the opportunity?');
    expect(dialog).toContain(texts.deletion.trash.replace('{days}', '30'));
  }
});

test('A failed reload says that the rows are old, gives the reason and a way to try at once', () => {
  const error = new ApiError({ kind: 'network' });
  const notice = rendered(<StaleNotice error={error} onRetry={nothing} />);
  expect(textOf(notice.querySelector('[role=status]'))).toContain(`${texts.list.stale} ${texts.failures.network}`);
  expect(buttonsNamed(notice, texts.list.tryNow)).toHaveLength(1);
  expect(textOf(rendered(<StaleNotice error={undefined} onRetry={nothing} />).body)).toBe('');
});
