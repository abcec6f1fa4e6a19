import { useTexts } from '../texts';

/** The first thing that the keyboard reaches: the way past header and sidebar. */
export function SkipLink() {
  const texts = useTexts();
  return (
    <a className="skip-link" href="#main" rel="external">
      {texts.skipToContent}
    </a>
  );
}
