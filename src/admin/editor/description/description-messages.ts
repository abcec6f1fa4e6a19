import { parseStructured } from '#domain/opportunity/structured-markup';
import { type Block, isStructured } from '#domain/opportunity/structured-text';
import { fill } from '../../../i18n/fill';
import { $language } from '../../i18n/language';
import { countText } from '../../i18n/messages';
import type { Texts } from '../../i18n/texts';
import type { Dropped } from './pasted';
import { linesOf } from './pasted-blocks';

const counts = ['images', 'footnotes', 'comments', 'mergedCells'] as const;
const kinds = ['deeperLevels', 'colours'] as const;

/** Names what a paste left out; empty if nothing. */
export function droppedMessage(dropped: Dropped | undefined, { description }: Texts): string {
  if (!dropped) return '';
  const texts = description.dropped;
  const parts = [
    ...counts.flatMap((kind) => (dropped[kind] > 0 ? [countText(texts[kind], dropped[kind])] : [])),
    ...kinds.flatMap((kind) => (dropped[kind] > 0 ? [texts[kind]] : [])),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat($language.get(), { type: 'conjunction' }).format(parts);
  return fill(description.leftOut, { parts: list });
}

type Loss = keyof Texts['description']['losses'];

/** What a structured text would lose as plain text. */
export function lossesOf(text: string): readonly Loss[] {
  const blocks = isStructured(text) ? parseStructured(text) : [];
  const runs = blocks.flatMap(linesOf).flat();
  const has = (kind: Block['kind']) => blocks.some((block) => block.kind === kind);
  const lost: Readonly<Record<Loss, boolean>> = {
    headings: has('heading'),
    bold: runs.some(({ isBold }) => isBold),
    links: runs.some(({ href }) => href !== undefined),
    lists: has('list'),
    tables: has('table'),
  };
  return (['headings', 'bold', 'links', 'lists', 'tables'] as const).filter((loss) => lost[loss]);
}
