import { texts } from '../texts';

/** The first thing that the keyboard reaches: the way past header and sidebar. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main" rel="external">
      {texts.skipToContent}
    </a>
  );
}
