import { hashes } from 'virtual:home-illustration-hashes';
import { type HomeIllustration, homeImage, portraitSource } from '#domain/illustrations/home-illustration';

/** The files of an illustration: the attributes of its `<img>`, and of the `<source>` for phones where it has one. */
export function homeIllustration(name: HomeIllustration) {
  return { image: homeImage(name, hashes[name]), portrait: portraitSource(name, hashes[name]) };
}
