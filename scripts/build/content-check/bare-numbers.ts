import { languages } from '#domain/language';
import type { Content } from './content.ts';
import { type Mistake, quoted } from './mistake.ts';
import { cachedByFile } from './read/cached-by-file.ts';

/** Folders whose texts must use placeholders for figures and laws. */
const folders = new RegExp(
  `^content/(?:guide|regimes|sectors|provinces|reasons)/(?:${languages.join('|')})/[\\w-]+\\.md$`,
);

/** The greatest number allowed without a placeholder. */
const greatestCount = 12;

/** Numbers that are not figures. */
const exempt: readonly RegExp[] = [
  /\{[^}]*\}/g,
  // Targets of links.
  /\]\([^)]*\)/g,
  // Numbers of list items.
  /^\s*\d+\.\s/g,
  // Articles and paragraphs: “articles 225 and 228”, “article 75, paragraph 17”, “第75条第17项”.
  /\b(?:articles?|art[ií]culos?)\s+\d+(?:(?:,|\s+and|\s+y|\s+to|\s+a|\s+al)\s*\d+)*/gi,
  /\b(?:paragraph|inciso) \d+|第\d+[条项]/g,
  // Roads: “National Roads 9 and 34”, “81号国道”.
  /\b(?:Roads?|rutas?(?: nacional(?:es)?)?)\s+\d+(?:,?\s+(?:and|y|y la)\s+\d+)*/gi,
  /\d+号(?:国道|公路)/g,
  // Names with numbers (ARSAT-1, C14, UTC−3, 25 de Mayo) and decades.
  /\p{Script=Latin}[−-]?\d+/gu,
  /\b\d+ de (?:Mayo|Julio)\b/g,
  /\b\d{4}s\b|\d+世纪(?:\d+年代)?/g,
];

/** Numbers that are not in a file of facts, and so would not be checked again. */
export function checkBareNumbers(texts: Content['texts']): readonly Mistake[] {
  return [...texts].flatMap(([file, text]) => (folders.test(file) ? bareNumbersOf(file, text) : []));
}

const bareNumbersOf = cachedByFile((file, text): readonly Mistake[] => {
  const lines = text.split('\n');
  const begin = lines.indexOf('---', 1) + 1;
  if (begin === 0) return [];
  return lines.slice(begin).flatMap((words, index) => {
    const [number] = bareNumbers(words);
    if (number === undefined) return [];
    const message = `${quoted(number)} is in no file of facts: put it into content/facts, and name it by its key in braces`;
    return [{ file, line: begin + index + 1, message }];
  });
});

function bareNumbers(words: string): readonly string[] {
  const rest = exempt.reduce((text, pattern) => text.replace(pattern, ' '), words);
  const numbers = rest.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers.filter((number) => !/^\d+$/.test(number) || Number(number) > greatestCount);
}
