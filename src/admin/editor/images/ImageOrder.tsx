import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/Icon';
import { useTexts } from '../../i18n/texts';
import styles from './ImageOrder.module.css';

interface ImageOrderProps {
  /** The image's name for labels. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  onMove(to: number): void;
}

/** Moves an image without a pointer: one position on, to any position, or to the first. */
export function ImageOrder({ name, index, count, onMove }: ImageOrderProps) {
  const texts = useTexts();
  return (
    <>
      <ImageButton label={`${texts.images.makeCover}: ${name}`} isIdle={index === 0} onPress={() => onMove(0)}>
        <path d="M10 3.5l2 4.3 4.7.5-3.5 3.2 1 4.6-4.2-2.4-4.2 2.4 1-4.6-3.5-3.2 4.7-.5z" />
      </ImageButton>
      <ImageButton label={`${texts.images.earlier}: ${name}`} isIdle={index === 0} onPress={() => onMove(index - 1)}>
        <path d="M16 10H4M9 5l-5 5 5 5" />
      </ImageButton>
      <div className="field">
        <select
          className={styles.place}
          aria-label={`${texts.images.place}: ${name}`}
          value={index}
          onChange={({ currentTarget }) => {
            // Moving an element in the DOM drops the focus of the controls inside it.
            flushSync(() => onMove(Number(currentTarget.value)));
            currentTarget.focus();
          }}
        >
          {placesOf(count).map((place) => (
            <option key={place} value={place - 1}>
              {place}
            </option>
          ))}
        </select>
      </div>
      <ImageButton
        label={`${texts.images.later}: ${name}`}
        isIdle={index === count - 1}
        onPress={() => onMove(index + 1)}
      >
        <path d="M4 10h12M11 5l5 5-5 5" />
      </ImageButton>
    </>
  );
}

/** Positions of the images, counted from 1. */
const placesOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

interface ImageButtonProps {
  readonly label: string;
  readonly isIdle?: boolean;
  /** The icon. */
  readonly children: ReactNode;
  onPress(): void;
}

/** An icon button of an image. */
export function ImageButton({ label, isIdle = false, children, onPress }: ImageButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isIdle}
      onClick={({ currentTarget }) => {
        if (isIdle) return;
        // Moving an element in the DOM drops the focus of the buttons inside it.
        flushSync(onPress);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon>{children}</Icon>
    </button>
  );
}
