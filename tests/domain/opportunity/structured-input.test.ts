import { expect, test } from 'vitest';
import { blocksOfPlain } from '#domain/opportunity/structured-input';
import { writeStructured } from '#domain/opportunity/structured-markup';
import { plainDescription } from '#domain/opportunity/structured-output';
import { isStructured } from '#domain/opportunity/structured-text';
import { samples } from '../../../scripts/tools/seed/samples/samples.ts';

const structured = (text: string) => writeStructured(blocksOfPlain(text));

test('Lines of a plain text with dashes, bullets, numbers or tabs become lists and tables', () => {
  expect(structured('One\n two\n\n- a\n– b\n• c\n3) d\n4. e\nEnd\n\nA\tB\n1\t2')).toBe(`¶¶¶

One
two

- a
- b
- c

3. d
4. e

End

| A | B |
| --- | --- |
| 1 | 2 |`);
});

test('Signs of the markup in a plain text stay text', () => {
  expect(structured('## A **b** [c](https://d.example)\n| e |')).toBe(
    '¶¶¶\n\n\\## A \\*\\*b\\*\\* \\[c\\](https://d.example)\n\\| e |',
  );
  expect(structured('-3 °C\n1.5 ha\n\tone tab')).toBe('¶¶¶\n\n-3 °C\n1.5 ha\none tab');
});

test('A plain text keeps its words as a structured one, and as a plain one again', () => {
  const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
  for (const { description } of samples.filter((sample) => !isStructured(sample.description)))
    expect(words(plainDescription(structured(description)))).toEqual(words(description));
});
