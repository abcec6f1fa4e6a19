import { imagePath, plateName, wholeImageSrcset } from '#domain/image';
import styles from './Carousel.module.css';
import type { CarouselImage } from './carousel-image';

interface Props {
  readonly images: readonly CarouselImage[];
  /** How wide an image is shown. */
  readonly sizes: string;
  readonly nameOf: (index: number) => string;
  /** What a slide is called, for readers who hear it. */
  readonly role: string;
}

export function Slides({ images, sizes, nameOf, role }: Props) {
  return (
    <div className={styles.slides}>
      {images.map(({ name, alt, language }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        <div key={name} className={styles.slide} role="group" aria-roledescription={role} aria-label={nameOf(index)}>
          <img
            src={imagePath(name)}
            srcSet={wholeImageSrcset(name, [480, 768, 1024, 1440, 1920])}
            sizes={sizes}
            width={1440}
            height={960}
            alt={alt}
            lang={language}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            draggable={false}
            data-plate={index === 0 ? plateName(name) : undefined}
          />
        </div>
      ))}
    </div>
  );
}
