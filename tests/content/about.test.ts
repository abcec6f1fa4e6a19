import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the four values are those of the specification', () => {
  const titles = ['quality', 'integrity', 'innovation', 'customer-focus'].map(
    (key) => /^title: (.+)$/m.exec(readFileSync(`content/values/en/${key}.md`, 'utf8'))?.[1],
  );
  expect(titles).toEqual(['Quality', 'Integrity', 'Innovation', 'Customer Focus']);
});

test.each([
  [
    'founders',
    (text: string) => (text.match(/^ +(?:- )?role:/gm)?.length ?? 0) > (text.match(/^ +(?:- )?name:/gm)?.length ?? 0),
  ],
  ['partners', (text: string) => text.includes('To be announced')],
] as const)('while a name of the %s is not known, the file says that it holds placeholders', (file, isOpen) => {
  const text = readFileSync(`content/${file}.yaml`, 'utf8');
  expect(/^# PLACEHOLDERS/.test(text) || !isOpen(text)).toBe(true);
});
