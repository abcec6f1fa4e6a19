import { expect, test } from 'vitest';
import { investmentText } from '../../src/i18n/money.ts';

test.each([
  [{ from: 232_000_000 }, 'US$232 million', 'US$ 232 millones', '2.32亿美元'],
  [{ from: 1_500_000_000 }, 'US$1.5 billion', 'US$ 1500 millones', '15亿美元'],
  [{ from: 850_000 }, 'US$850,000', 'US$ 850.000', '85万美元'],
  [{ from: 1_000_000 }, 'US$1 million', 'US$ 1 millón', '100万美元'],
  [{ from: 86_250_000 }, 'US$86.25 million', 'US$ 86,25 millones', '8625万美元'],
  [{ from: 10_000_000, to: 20_000_000 }, 'US$10–20 million', 'US$ 10–20 millones', '1000万至2000万美元'],
  [{ from: 900_000_000, to: 1_200_000_000 }, 'US$900 million–1.2 billion', 'US$ 900–1200 millones', '9亿至12亿美元'],
  [{ from: 331_500_000 }, 'US$331.5 million', 'US$ 331,5 millones', '3.315亿美元'],
  [{ from: 5_000, to: 5_000 }, 'US$5,000', 'US$ 5000', '5000美元'],
])('The sum %o is written in the style of each language’s business press', (investment, en, es, zh) => {
  expect(investmentText(investment, 'en')).toBe(en);
  expect(investmentText(investment, 'es')).toBe(es);
  expect(investmentText(investment, 'zh')).toBe(zh);
});
