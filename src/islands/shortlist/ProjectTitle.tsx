import { Fragment } from 'react';
import type { Language } from '#domain/language';
import { headingPieces } from '../../i18n/chinese-words';

interface Props {
  readonly title: string;
  /** The language that the title is written in. */
  readonly language: Language;
}

/**
 * An opportunity's title; the lines of a Chinese one break between its words. The browser's segmenter takes some 30 ms when it
 * is first asked: in what loads with a page, as the list of opportunities, a title has to do without.
 */
export function ProjectTitle({ title, language }: Props) {
  if (language !== 'zh') return title;
  return (
    <span className="by-words">
      {headingPieces(title).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its text and keeps nothing of its own.
        <Fragment key={index}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
