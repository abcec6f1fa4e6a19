import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { largePlateThumbnail, plateThumbnail } from '#domain/illustrations/plates';

test('An illustration has one thumbnail, and large ones by width', () => {
  expect(plateThumbnail('provinces/TUC')).toBe('/images/plates/TUC.webp');
  expect(largePlateThumbnail('home/3')).toEqual({
    src: '/images/plates/3-1080.webp',
    srcset: '/images/plates/3-640.webp 640w, /images/plates/3-1080.webp 1080w',
  });
});

test('No two illustrations share a file', () => {
  const illustrations = globSync('*/*.jpg', { cwd: 'src/assets/illustrations' });
  expect(illustrations.length).toBeGreaterThan(50);
  expect(new Set(illustrations.map(plateThumbnail)).size).toBe(illustrations.length);
});
