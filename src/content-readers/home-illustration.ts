import { hashes } from 'virtual:home-illustration-hashes';
import { type HomeIllustration, homeImage, portraitSource } from '#domain/illustrations/home-illustration';

/** Attributes of an illustration's `<img>`, and of its `<source>` for phones if there is one. */
export function homeIllustration(name: HomeIllustration) {
  return { image: homeImage(name, hashes[name]), portrait: portraitSource(name, hashes[name]) };
}
