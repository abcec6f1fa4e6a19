import { Fragment } from 'react';
import type { Language } from '#domain/language';
import { headingPieces } from '../../i18n/chinese-words';

interface Props {
  readonly title: string;
  /** Language of the title. */
  readonly language: Language;
}

/**
 * Title of an opportunity; Chinese titles break between words. Not for content of the first load, such as the list: the
 * browser's segmenter takes about 30 ms at its first use.
 */
export function ProjectTitle({ title, language }: Props) {
  if (language !== 'zh') return title;
  return (
    <span className="by-words">
      {headingPieces(title).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state.
        <Fragment key={index}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
