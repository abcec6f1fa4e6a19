import { byLanguage } from '#domain/formatters';
import type { Language } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { sectorDataSchema } from '../../../src/content-schemas/texts.ts';
import type { CheckedContent } from './content.ts';
import { checkFigures, type Figures } from './languages/figures.ts';
import { foreignWords } from './languages/languages.ts';
import { inFile, type Mistake } from './mistake.ts';
import { readFields } from './single-files.ts';

/** Mistakes in the statistics of sectors: fields, languages, facts. */
export function checkSectorStatistics(content: CheckedContent): readonly Mistake[] {
  return sectorKeys.flatMap((sector) => {
    const file = contentFile('sectorData', { key: sector });
    const { mistakes, data, tree } = readFields(content, file, sectorDataSchema);
    if (!data || !tree) return mistakes;
    const foreign = data.statistics.flatMap(({ caption }, index) =>
      foreignWords(['statistics', index, 'caption'], caption).map((found) => inFile(file, tree, found)),
    );
    const figuresIn = (language: Language): Figures => ({
      file,
      name: 'statistics',
      list: data.statistics.map(({ fact, figure, caption }) => ({
        text: `${figure[language]} ${caption[language]}`,
        fact,
      })),
      lineOf: (path) => tree.lineOf([...path, language]),
    });
    const figures = checkFigures(byLanguage(figuresIn), content.book);
    return [...mistakes, ...foreign, ...unrepeated(figures)];
  });
}

/** If a fact's value changed, the figures of all three languages differ from it: report the first only. */
function unrepeated(mistakes: readonly Mistake[]): readonly Mistake[] {
  const isSame = (one: Mistake, other: Mistake) => one.line === other.line && one.message === other.message;
  return mistakes.filter((mistake, index) => mistakes.findIndex((other) => isSame(mistake, other)) === index);
}
