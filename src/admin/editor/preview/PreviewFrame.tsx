import { useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import { previewPath } from '#domain/opportunity/preview';
import { useTexts } from '../../i18n/texts';
import styles from './Preview.module.css';
import { showPage } from './preview-page';

/** Page widths in pixels: a phone, and a desktop scaled down to fit. */
export const previewWidths = { phone: 390, desktop: 1280 } as const;

interface PreviewFrameProps {
  readonly language: Language;
  readonly width: keyof typeof previewWidths;
  readonly page: Document | undefined;
  /** Called when the frame has loaded, with whether the document has the page's own `head`. */
  onOpened(isWhole: boolean): void;
}

/** Shows the page in a sandboxed frame, without scripts or working links. */
export function PreviewFrame({ language, width, page, onOpened }: PreviewFrameProps) {
  const texts = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useFitting(previewWidths[width]);
  const show = () => {
    const shown = frame.current?.contentDocument;
    if (shown && page) showPage(shown, page);
  };
  useEffect(show);
  return (
    <div ref={place} className={styles.place}>
      <iframe
        ref={frame}
        className={styles.frame}
        src={previewPath(language)}
        title={texts.preview.frame}
        sandbox="allow-same-origin"
        onLoad={() => {
          onOpened(Boolean(frame.current?.contentDocument?.querySelector('main')));
          show();
        }}
      />
    </div>
  );
}

/** Passes the styles the factor by which a page of the given width must be scaled to fit the element. */
function useFitting(width: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const follow = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--page-width', `${width}px`);
      element.style.setProperty('--page-scale', String(scale));
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    follow();
    return () => observer.disconnect();
  }, [width]);
  return place;
}
