import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import type { RegimeCheck } from '#domain/opportunity/regimes';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { checkLines, endedText, minimumText } from '../../src/i18n/regime-checks.ts';

const threshold = { sum: 200_000_000 };
const results: readonly RegimeCheck[] = [
  { is: 'met', minimum: 200_000_000, unconfirmed: false },
  { is: 'missed', minimum: 200_000_000, missing: 114_000_000, unconfirmed: true },
  { is: 'no-minimum', unconfirmed: false },
  { is: 'depends', on: ['province'], unconfirmed: false },
  { is: 'depends', on: ['totalCost'], minimum: { least: 200_000_000, most: 200_000_000 }, unconfirmed: false },
  {
    is: 'depends',
    on: ['subSector', 'firmSize', 'totalCost'],
    minimum: { least: 150_000, most: 9_000_000 },
    unconfirmed: false,
  },
];

const lines = {
  en: [
    ['Minimum US$200 million: the total cost meets it'],
    [
      'Minimum US$200 million: the total cost falls US$114 million short',
      'We could not confirm that this activity is included: ask us.',
    ],
    ['No minimum'],
    ['No minimum', 'Depends on the province'],
    ['Minimum US$200 million', 'Depends on the total cost'],
    [
      'Minimum from US$150,000 to US$9 million',
      'Depends on the activity',
      'Depends on the size of the firm',
      'Depends on the total cost',
    ],
  ],
  es: [
    ['Mínimo US$ 200 millones: la inversión total lo alcanza'],
    [
      'Mínimo US$ 200 millones: a la inversión total le faltan US$ 114 millones',
      'No pudimos confirmar que esta actividad esté incluida: consúltenos.',
    ],
    ['Sin monto mínimo'],
    ['Sin monto mínimo', 'Depende de la provincia'],
    ['Mínimo US$ 200 millones', 'Depende de la inversión total'],
    [
      'Mínimo entre US$ 150.000 y US$ 9 millones',
      'Depende de la actividad',
      'Depende de la categoría de la empresa',
      'Depende de la inversión total',
    ],
  ],
  zh: [
    ['最低2亿美元：总投资已达门槛'],
    ['最低2亿美元：总投资尚差1.14亿美元', '我们未能核实该业务是否适用，请向我们咨询。'],
    ['不设最低投资额'],
    ['不设最低投资额', '取决于所在省份'],
    ['最低2亿美元', '取决于总投资'],
    ['最低15万美元至900万美元', '取决于具体业务', '取决于企业规模', '取决于总投资'],
  ],
} as const;

const ended = {
  en: 'Ended on 31 December 2025',
  es: 'Terminó el 31 de diciembre de 2025',
  zh: '已于2025年12月31日终止',
};

const minimums = {
  en: ['No minimum', 'From US$200 million', 'From US$150,000 to US$9 million, by size of firm'],
  es: ['Sin monto mínimo', 'US$ 200 millones', 'Entre US$ 150.000 y US$ 9 millones, según la categoría de la empresa'],
  zh: ['不设最低投资额', '2亿美元', '15万美元至900万美元，视企业规模而定'],
} as const;

for (const language of languages) {
  const { incentives } = dictionaryOf(language);

  test(`A check says in ${language} what is met, missed or unknown`, () => {
    const written = results.map((check) =>
      checkLines(check, incentives, language).map((line) => line.replaceAll('\u00a0', ' ')),
    );
    expect(written).toEqual(lines[language]);
  });

  test(`A regime shows its end date in ${language} only once it has ended`, () => {
    const deadline = { day: '2025-12-31' };
    const said = endedText(deadline, '2026-01-01', incentives, language);
    expect(said?.replaceAll('\u00a0', ' ')).toBe(ended[language]);
    expect(endedText(deadline, '2025-12-31', incentives, language)).toBeUndefined();
    expect(endedText(undefined, '2026-01-01', incentives, language)).toBeUndefined();
  });

  test(`The smallest investment of a regime is written in ${language} as one sum or a range`, () => {
    const bySize = [
      { sum: 150_000, firmSize: 'micro' },
      { sum: 9_000_000, firmSize: 'medium-2' },
      { sum: 600_000, firmSize: 'small' },
    ] as const;
    const some = [[], [threshold, threshold], bySize];
    expect(some.map((of) => minimumText(of, incentives, language).replaceAll('\u00a0', ' '))).toEqual(
      minimums[language],
    );
  });
}

test('A range of minimum sums that differ by activity says that it depends on the type of project', () => {
  const bySector = [threshold, { sum: 600_000_000, subSectors: ['gas-export'] as const }];
  expect(minimumText(bySector, dictionaryOf('en').incentives, 'en').replaceAll('\u00a0', ' ')).toBe(
    'From US$200 million to US$600 million, by type of project',
  );
});
