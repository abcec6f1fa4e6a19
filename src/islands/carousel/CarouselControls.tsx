import { Icon } from '../../ui/Icon';
import type { CarouselTexts } from './Carousel';
import styles from './Carousel.module.css';

interface Props {
  /** False before hydration; the buttons are then disabled. */
  readonly ready: boolean;
  readonly index: number;
  readonly count: number;
  readonly nameOf: (index: number) => string;
  readonly texts: CarouselTexts;
  readonly onMove: (index: number) => void;
}

/** Previous, a dot for each image, next. At either end the button stays focusable, so that the focus is not lost. */
export function CarouselControls({ ready, index, count, nameOf, texts, onMove }: Props) {
  const first = index === 0;
  const last = index === count - 1;
  return (
    <div className={`${styles.controls} screen-only`}>
      <button
        type="button"
        className={styles.arrow}
        disabled={!ready}
        aria-disabled={first}
        onClick={() => !first && onMove(index - 1)}
        aria-label={texts.previous}
      >
        <Icon width={24} height={12}>
          <path d="M24 6H2M7 1L2 6l5 5" />
        </Icon>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div className={styles.dots} role="group" aria-label={texts.choosePicture}>
        {Array.from({ length: count }, (_, position) => nameOf(position)).map((name, position) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            disabled={!ready}
            aria-label={name}
            aria-current={position === index}
            onClick={() => onMove(position)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.arrow}
        disabled={!ready}
        aria-disabled={last}
        onClick={() => !last && onMove(index + 1)}
        aria-label={texts.next}
      >
        <Icon width={24} height={12}>
          <path d="M0 6h22M17 1l5 5-5 5" />
        </Icon>
      </button>
      <p className="visually-hidden" role="status">
        {nameOf(index)}
      </p>
    </div>
  );
}
