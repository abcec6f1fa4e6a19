import { expect, test } from 'vitest';
import { paragraphsOf, partsOfLine } from '#domain/opportunity/description';

const kinds = (description: string) => paragraphsOf(description).map(({ kind }) => kind);

test('An empty line separates two paragraphs, and all other white space is kept', () => {
  const texts = paragraphsOf('One\n  indented\n \t\n\n  Two  spaces\n').map(({ text }) => text);
  expect(texts).toEqual(['One\n  indented', '  Two  spaces\n']);
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});

test('The opening is the first paragraph with several sentences', () => {
  expect(kinds('A sample.\n\nA ranch of 3.5 ha. It has a lake.\n\nIt opens soon. Or later.')).toEqual([
    'text',
    'opening',
    'text',
  ]);
  expect(kinds('示例。\n\n牧场。有湖。\n\n即将开放。')).toEqual(['text', 'opening', 'text']);
});

test('A description of one paragraph has no opening', () => {
  expect(kinds('A ranch. It has a lake.')).toEqual(['text']);
});

test('Lines that all begin with a label form a list', () => {
  expect(kinds('Location: Santa Cruz\nScale: 64 rooms')).toEqual(['list']);
  expect(kinds('地点：圣克鲁斯\n规模：64 间客房')).toEqual(['list']);
  expect(kinds('Location: Santa Cruz\nby the lake')).toEqual(['text']);
  expect(kinds('Location: Santa Cruz')).toEqual(['text']);
});

test('A line of a list is split into label, colon and value', () => {
  expect(partsOfLine('Location: Santa Cruz: the lake')).toEqual({
    label: 'Location',
    colon: ': ',
    value: 'Santa Cruz: the lake',
  });
  expect(partsOfLine('规模：64 间客房')).toEqual({ label: '规模', colon: '：', value: '64 间客房' });
});
