import { describe, expect, test } from 'vitest';
import { publishedAnswerId, senderIn } from '#domain/enquiry/published-answer';
import { sentQuestion } from '#domain/opportunity/questions';

const sender = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@viento.example',
  company: 'Viento Norte',
  phone: '+54 9 351 555-0199',
  wechat: 'ana_lopez7',
};

test('An enquiry has one valid id for its answer, which does not contain its own id', () => {
  const id = publishedAnswerId({ id: 'ab'.repeat(32) });
  expect(publishedAnswerId({ id: 'ab'.repeat(32) })).toBe(id);
  expect(publishedAnswerId({ id: 'ac'.repeat(32) })).not.toBe(id);
  expect(id).not.toContain('abab');
  expect(sentQuestion.entries.id['~run']({ value: id }, {}).issues).toBeUndefined();
});

describe('finding the sender in a text', () => {
  test.each([
    ['Ana López asks whether there is water.', 'Ana López'],
    ['asked by lopez, ana'.replace(',', ''), 'López Ana'],
    ['Ms Lopez asks', 'López'],
    ['LÓPEZ asks', 'López'],
    ['Ana’s question', 'Ana'],
    ['For viento norte the grid matters', 'Viento Norte'],
    ['Write to Ana@Viento.example', 'ana@viento.example'],
    ['WeChat ana_lopez7', 'ana_lopez7'],
    ['Call (351) 5550199', '+54 9 351 555-0199'],
  ])('%s', (text, found) => {
    expect(senderIn(text, sender)).toBe(found);
  });

  test('A Chinese name and company are found within a sentence, a one-character family name is not', () => {
    const wang = { firstName: '伟', lastName: '王', email: 'w@firm.example', company: '北方风电' };
    expect(senderIn('王伟先生询问水源', wang)).toBe('王伟');
    expect(senderIn('北方风电询问水源', wang)).toBe('北方风电');
    expect(senderIn('国王与伟大的水源', wang)).toBeUndefined();
  });

  test.each([
    'Is there water for 200 hectares?',
    'The banana plantation and the viento of the norte',
    'Is the anaerobic plant on the land?',
  ])('Other words are left alone: %s', (text) => {
    expect(senderIn(text, sender)).toBeUndefined();
  });

  const named = { ...sender, firstName: 'May', lastName: 'Mendoza' };

  test('A family name in the opportunity’s own texts, such as a place, is allowed; the full name is not', () => {
    expect(senderIn('Is the line to Mendoza full?', named, 'A vineyard in Mendoza')).toBeUndefined();
    expect(senderIn('Is the line to Mendoza full?', named)).toBe('Mendoza');
    expect(senderIn('May Mendoza asks', named, 'A vineyard in Mendoza')).toBe('May Mendoza');
  });

  test('A name that is also a word is found only with a capital letter', () => {
    expect(senderIn('Asked by May', named, 'A vineyard in Mendoza')).toBe('May');
    expect(senderIn('The line may be full', named)).toBeUndefined();
  });

  test('A name of two letters is found only within the full name', () => {
    const short = { ...sender, firstName: 'Wu', lastName: 'Li', company: 'X' };
    expect(senderIn('Li content of the brine', short)).toBeUndefined();
    expect(senderIn('Wu Li asks', short)).toBe('Wu Li');
  });
});
