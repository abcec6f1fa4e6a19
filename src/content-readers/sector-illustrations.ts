import type { ImageMetadata } from 'astro';
import type { SectorKey } from '#domain/sector';
import { expectedPicture } from './expected-image';

interface SectorPictures {
  readonly header: ImageMetadata;
  readonly aside: ImageMetadata;
}

const files = import.meta.glob<ImageMetadata>('./plates/sectors/*.jpg', { eager: true, import: 'default' });

function pictureOf(sector: SectorKey, place: keyof SectorPictures): ImageMetadata {
  return expectedPicture(files, `plates/sectors/${sector}-${place}.jpg`);
}

/** The two plates of a sector. The owner replaces one by a photograph of the same name. */
export function sectorPictures(sector: SectorKey): SectorPictures {
  return { header: pictureOf(sector, 'header'), aside: pictureOf(sector, 'aside') };
}
