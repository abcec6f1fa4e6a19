import { expect, test } from 'vitest';
import {
  homeFileName,
  homeIllustration,
  homeIllustrationFiles,
  homeIllustrationFolder,
  homeIllustrations,
  portraitSrcset,
} from '#domain/home-illustration';

test('an illustration has its files by width, and a slide its part for phones', () => {
  expect(homeIllustration('home/8')).toEqual({
    src: '/images/home/8-3360.webp',
    srcset: '/images/home/8-1280.webp 1280w, /images/home/8-1920.webp 1920w, /images/home/8-3360.webp 3360w',
  });
  expect(portraitSrcset('home/8')).toBe(
    '/images/home/8-square-480.webp 480w, /images/home/8-square-728.webp 728w, /images/home/8-square-1332.webp 1332w',
  );
  expect(portraitSrcset('provinces/RIO')).toBeUndefined();
});

test('whatever a page can ask for is a file that the build makes, under a name of its own', () => {
  const made = homeIllustrationFiles.map((file) => `${homeIllustrationFolder}/${homeFileName(file)}`);
  expect(new Set(made).size).toBe(made.length);
  for (const name of Object.keys(homeIllustrations) as (keyof typeof homeIllustrations)[]) {
    const { src, srcset } = homeIllustration(name);
    const asked = [srcset, portraitSrcset(name) ?? ''].join(', ').match(/\/\S+\.webp/g);
    expect(made).toEqual(expect.arrayContaining([src, ...(asked ?? [])]));
  }
});
