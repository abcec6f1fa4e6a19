import { useTexts } from '../i18n/texts';

/** First focusable element: skips header and sidebar. */
export function SkipLink() {
  const texts = useTexts();
  return (
    <a className="skip-link" href="#main" rel="external">
      {texts.skipToContent}
    </a>
  );
}
