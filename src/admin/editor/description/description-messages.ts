import { parseStructured } from '#domain/opportunity/structured-markup';
import { type Block, isStructured, type Line } from '#domain/opportunity/structured-text';
import { fill } from '../../../i18n/fill';
import { $language } from '../../i18n/language';
import { counted } from '../../i18n/messages';
import type { Texts } from '../../i18n/texts';
import type { Dropped } from './pasted';

/** Names what a paste left out; empty if nothing. */
export function droppedMessage(dropped: Dropped | undefined, { description }: Texts): string {
  if (!dropped) return '';
  const { images, footnotes, comments, mergedCells, deeperLevels, colours } = dropped;
  const parts = [
    ...(images > 0 ? [counted(description.dropped.images, images)] : []),
    ...(footnotes > 0 ? [counted(description.dropped.footnotes, footnotes)] : []),
    ...(comments > 0 ? [counted(description.dropped.comments, comments)] : []),
    ...(mergedCells > 0 ? [counted(description.dropped.mergedCells, mergedCells)] : []),
    ...(deeperLevels > 0 ? [description.dropped.deeperLevels] : []),
    ...(colours > 0 ? [description.dropped.colours] : []),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat($language.get(), { type: 'conjunction' }).format(parts);
  return fill(description.notTakenOver, { parts: list });
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

function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'heading':
      return [block.line];
    case 'paragraph':
      return block.lines;
    case 'list':
      return block.items.flatMap(({ lines, nested }) => [
        ...lines,
        ...(nested?.items.flatMap((one) => one.lines) ?? []),
      ]);
    case 'table':
      return block.rows.flat();
  }
}
