import type { ImageMetadata } from 'astro';
import lighthouse from '../assets/plates/provinces/TDF.jpg';
import university from '../assets/plates/sectors/education-header.jpg';
import observatory from '../assets/plates/sectors/research-aside.jpg';
import cellar from '../assets/plates/sectors/vineyards-aside.jpg';

interface ValuePlate {
  readonly picture: ImageMetadata;
  /** The plate's key in `content/pictures`. */
  readonly plate: string;
  readonly motion: 'approach' | 'pass' | 'rise' | 'withdraw';
}

/** The plate of each value, and how it moves while it is looked at. */
export const valuePlates = {
  quality: { picture: cellar, plate: 'sectors/vineyards-aside', motion: 'approach' },
  integrity: { picture: university, plate: 'sectors/education-header', motion: 'pass' },
  innovation: { picture: observatory, plate: 'sectors/research-aside', motion: 'rise' },
  'customer-focus': { picture: lighthouse, plate: 'provinces/TDF', motion: 'withdraw' },
} as const satisfies Record<string, ValuePlate>;
