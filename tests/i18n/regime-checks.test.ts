import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { endedText, minimumText, thresholdText } from '../../src/i18n/regime-checks.ts';

const threshold = { sum: 200_000_000 };
const projects = [
  { from: 232_000_000 },
  { from: 150_000_000, to: 250_000_000 },
  { from: 86_000_000 },
  undefined,
] as const;

const checks = {
  en: [
    'Minimum US$200 million: the sum sought meets it',
    'Minimum US$200 million: only the upper end of the range sought meets it',
    'Minimum US$200 million: the sum sought falls US$114 million short',
    'Minimum US$200 million; the project states no sum',
  ],
  es: [
    'Mínimo US$ 200 millones: el monto buscado lo alcanza',
    'Mínimo US$ 200 millones: solo lo alcanza el extremo superior del rango buscado',
    'Mínimo US$ 200 millones: al monto buscado le faltan US$ 114 millones',
    'Mínimo US$ 200 millones; el proyecto no indica un monto',
  ],
  zh: [
    '最低2亿美元：拟引资金额已达门槛',
    '最低2亿美元：仅拟引资金额区间的上限达到门槛',
    '最低2亿美元：拟引资金额尚差1.14亿美元',
    '最低2亿美元；本项目未注明金额',
  ],
} as const;

const ended = {
  en: 'Ended on 31 December 2025',
  es: 'Terminó el 31 de diciembre de 2025',
  zh: '已于2025年12月31日终止',
};

const minimums = {
  en: ['No minimum sum', 'From US$200 million', 'From US$150,000 to US$9 million, by size of firm'],
  es: ['Sin monto mínimo', 'US$ 200 millones', 'Entre US$ 150.000 y US$ 9 millones, según el tamaño de la empresa'],
  zh: ['不设最低投资额', '2亿美元', '15万美元至900万美元，视企业规模而定'],
} as const;

for (const language of languages) {
  const { incentives } = dictionaryOf(language);

  test(`A comparison with a threshold says in ${language} whether the project reaches it or by how much it falls short`, () => {
    expect(
      projects.map((sum) => thresholdText(threshold, sum, incentives, language).replaceAll('\u00a0', ' ')),
    ).toEqual(checks[language]);
  });

  test(`A regime shows its end date in ${language} only once it has ended`, () => {
    const deadline = { day: '2025-12-31' };
    const said = endedText(deadline, '2026-01-01', incentives, language);
    expect(said?.replaceAll('\u00a0', ' ')).toBe(ended[language]);
    expect(endedText(deadline, '2025-12-31', incentives, language)).toBeUndefined();
    expect(endedText(undefined, '2026-01-01', incentives, language)).toBeUndefined();
  });

  test(`The smallest investment of a regime is written in ${language} as one sum or a range`, () => {
    const some = [[], [threshold, threshold], [{ sum: 150_000 }, { sum: 9_000_000 }, { sum: 600_000 }]];
    expect(some.map((of) => minimumText(of, incentives, language).replaceAll('\u00a0', ' '))).toEqual(
      minimums[language],
    );
  });
}

test('A range of minimum sums that differ by sector says that it depends on the kind of project', () => {
  const bySector = [threshold, { sum: 600_000_000, sectors: ['energy'] as const }];
  expect(minimumText(bySector, dictionaryOf('en').incentives, 'en').replaceAll('\u00a0', ' ')).toBe(
    'From US$200 million to US$600 million, by type of project',
  );
});
