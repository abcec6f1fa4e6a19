import type { KeyboardEvent } from 'react';
import { imagePath } from '#domain/calls/images';
import { wholeImageSrcset } from '#domain/image';
import type { Language } from '#domain/language';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import { useCarousel } from './use-carousel';

interface Props {
  /** Names of stored images, in order. */
  readonly images: readonly string[];
  /** The opportunity's title, and the language that it is written in where that is not the page's. */
  readonly title: string;
  readonly written?: Language;
  readonly texts: Dictionary['opportunity'];
}

/** Images one at a time. Until it is hydrated, and without scripts, it is a strip that scrolls from one to the next. */
export function Carousel({ images, title, written, texts }: Props) {
  const { viewport, ready, index, moveTo } = useCarousel();
  const count = images.length;
  const last = count - 1;
  const nameOf = (position: number) => fill(texts.picture, { number: position + 1, count });
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    moveTo(Math.min(Math.max(index + step, 0), last));
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={texts.carousel}
      aria-label={fill(texts.pictures, { title })}
      onKeyDown={moveByKey}
    >
      <div ref={viewport} className={ready ? styles.viewport : styles.strip}>
        <div className={styles.slides}>
          {images.map((name, position) => (
            <Slide
              key={name}
              name={name}
              index={position}
              label={nameOf(position)}
              title={title}
              written={written}
              texts={texts}
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <CarouselControls ready={ready} index={index} count={count} nameOf={nameOf} texts={texts} onMove={moveTo} />
      )}
    </section>
  );
}

interface SlideProps {
  readonly name: string;
  readonly index: number;
  readonly label: string;
  readonly title: string;
  readonly written: Language | undefined;
  readonly texts: Dictionary['opportunity'];
}

function Slide({ name, index, label, title, written, texts }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className={styles.slide} role="group" aria-roledescription={texts.slide} aria-label={label}>
      <img
        src={imagePath(name)}
        srcSet={wholeImageSrcset(name, [480, 768, 1024, 1440, 1920])}
        sizes="(width >= 88rem) 58rem, (width >= 62rem) calc(92vw - 22rem), 100vw"
        width={1440}
        height={960}
        alt={title}
        lang={written}
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : 'auto'}
        draggable={false}
      />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
