import { provinceIllustrationFolder, provinceIllustrationWidths } from '#domain/illustrations/province-illustration';
import { provinceCodes } from '#domain/province';
import { illustrationFileNamed, locateIllustrationFile } from './province-illustrations/illustration-file.ts';
import type { ServedIllustrations } from './served-illustrations.ts';

/**
 * The provinces' illustrations, at the paths that are promised for them: `{CODE}.jpg` as the owner left it, and
 * `{CODE}-{width}.webp` beside it. The framework's own images carry a hash in their names, so they cannot be these.
 */
export const provinceIllustrations: ServedIllustrations = {
  name: 'province-illustrations',
  folder: provinceIllustrationFolder,
  files: provinceCodes.flatMap((code) => [
    `${code}.jpg`,
    ...provinceIllustrationWidths.map((width) => `${code}-${width}.webp`),
  ]),
  locate: (name, cache) => {
    const file = illustrationFileNamed(name);
    return file && locateIllustrationFile(file, cache);
  },
};
