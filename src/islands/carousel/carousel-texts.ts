import type { Dictionary } from '../../i18n/dictionary';

/** The texts of the carousel: every one travels in the page a second time. */
export type CarouselTexts = Pick<
  Dictionary['opportunity'],
  | 'carousel'
  | 'slide'
  | 'pictures'
  | 'picture'
  | 'previous'
  | 'next'
  | 'choosePicture'
  | 'fullScreen'
  | 'closeFullScreen'
>;
