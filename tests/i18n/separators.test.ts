import { expect, test } from 'vitest';
import { joined } from '../../src/i18n/intl.ts';

test('Names are joined with the separator of each language', () => {
  expect(joined(['Salta', 'Jujuy'], 'en')).toBe('Salta, Jujuy');
  expect(joined(['Salta', 'Jujuy'], 'es')).toBe('Salta, Jujuy');
  expect(joined(['萨尔塔', '胡胡伊'], 'zh')).toBe('萨尔塔、胡胡伊');
});
