import { readFileSync } from 'node:fs';
import { provinceCodes } from '#domain/province';
import { illustrationFiles } from '../../../../scripts/build/illustrations/files.ts';
import { picturesManifestFile, readPicturesManifest } from '../../../../scripts/build/illustrations-on-request.ts';
import { expect, test } from '../../../support/fixtures.ts';

test('Every picture that pages may use is encoded and sent, including those of all provinces', async ({ api }) => {
  const { pictures } = readPicturesManifest(readFileSync(picturesManifestFile, 'utf8'));
  const served = [...illustrationFiles().keys()];
  for (const code of provinceCodes) {
    for (const file of [`${code}.jpg`, ...[540, 960, 1200, 1600, 3200].map((width) => `${code}-${width}.webp`)])
      expect(served).toContain(`/images/why-argentina/provinces/${file}`);
  }
  const refused: string[] = [];
  for (const path of [...Object.keys(pictures), ...served]) {
    const response = await api.head(path);
    const type = path.endsWith('.jpg') ? 'image/jpeg' : /^image\/(?:webp|avif|jpeg|png)$/;
    if (response.status() !== 200) refused.push(`${path}: ${response.status()}`);
    else expect(response.headers()['content-type'], path).toMatch(type);
  }
  expect(refused).toEqual([]);
});
