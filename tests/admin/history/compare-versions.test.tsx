import { expect, test } from 'vitest';
import { ComparedVersions, CompareVersions } from '../../../src/admin/history/HistoryScreen.tsx';
import { Version } from '../../../src/admin/history/Version.tsx';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { provideSession } from '../support/provide-session.ts';
import { buttonsNamed, rendered, textOf } from '../support/rendered.ts';
import { lithium } from '../support/server.ts';

provideSession();

const versions = [
  { ...lithium, version: 3, title: 'Third', stage: 'idea' as const },
  { ...lithium, version: 2, title: 'Second' },
  { ...lithium, version: 1, title: 'Third' },
];

test('Any two versions are compared, the earlier one first, whichever is chosen first', () => {
  for (const chosen of [
    [1, 3],
    [3, 1],
  ]) {
    const table = rendered(<ComparedVersions versions={versions} chosen={chosen} />);
    expect([...table.querySelectorAll('thead th')].slice(1).map(textOf)).toEqual(['Version 1', 'Version 3']);
    expect([...table.querySelectorAll('tbody th')].map(textOf)).toEqual([texts.fields.stage]);
  }
  const titles = rendered(<ComparedVersions versions={versions} chosen={[2, 1]} />).querySelectorAll('td');
  expect([...titles].map(textOf)).toEqual(['Third', 'Second']);
});

test('A compared question has its number in the heading of its row only', () => {
  const withAnswer = (version: number, last: string) => ({
    ...lithium,
    version,
    questions: ['Yes.', 'Yes.', last].map((answer, index) => ({
      id: `question-${index}`,
      on: '2026-05-04',
      texts: { en: { question: 'Is there water?', answer } },
    })),
  });
  const two = [withAnswer(2, 'From the river.'), withAnswer(1, 'Yes.')];
  const table = rendered(<ComparedVersions versions={two} chosen={[1, 2]} />);
  expect([...table.querySelectorAll('tbody th')].map(textOf)).toEqual([`${texts.fields.questions} (3)`]);
  expect([...table.querySelectorAll('td:last-child dt')].map(textOf)).toEqual([
    'Day of the answer',
    'Question in English',
    'Answer in English',
  ]);
});

test('A version compared with itself says that nothing differs', () => {
  expect(textOf(rendered(<ComparedVersions versions={versions} chosen={[2, 2]} />).body)).toBe(texts.history.equal);
});

test('Every version is offered at both ends of the comparison', () => {
  const [from, to] = [...rendered(<CompareVersions versions={versions} />).querySelectorAll('select')];
  for (const end of [from, to]) expect(end?.querySelectorAll('option')).toHaveLength(3);
  expect(from?.querySelector('[selected]')?.getAttribute('value')).toBe('1');
  expect(to?.querySelector('[selected]')?.getAttribute('value')).toBe('3');
});

test('A publication by the schedule says so, and who set its time if that is known', () => {
  const publishAt = '2026-06-01T12:00:00.000Z';
  const draft = { ...lithium, version: 1, status: 'draft' as const, publishAt };
  const ana = { id: crypto.randomUUID(), name: 'Ana' };
  const lines = [
    { ...lithium, version: 2, updatedAt: '2026-06-01T12:00:30.000Z', by: ana },
    { ...lithium, version: 2, updatedAt: '2026-06-01T12:00:30.000Z' },
    { ...lithium, version: 2, updatedAt: '2026-06-01T11:59:00.000Z', by: ana },
  ].map((version) => {
    const use = { isCurrent: true, canBeRestored: false, isUnderWay: false, onRestore: () => {} };
    return textOf(rendered(<Version version={version} before={draft} {...use} />).querySelector('p'));
  });
  expect(lines).toEqual([
    expect.stringMatching(/ · Published at its time, set by Ana$/),
    expect.stringMatching(/ · Published at its time$/),
    expect.stringMatching(/\d by Ana$/),
  ]);
});

test('Each version can be viewed as a page, which is closed at first', () => {
  const [version] = versions;
  if (!version) throw new Error('There is no version');
  const item = rendered(
    <Version
      version={version}
      before={undefined}
      isCurrent={true}
      canBeRestored={false}
      isUnderWay={false}
      onRestore={() => {}}
    />,
  );
  const [view] = buttonsNamed(item, texts.history.view);
  expect(textOf(view)).toBe(`${texts.history.view} Version 3`);
  expect(view?.getAttribute('aria-expanded')).toBe('false');
  expect(item.querySelector('iframe')).toBeNull();
});
