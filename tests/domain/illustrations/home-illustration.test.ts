import { expect, test } from 'vitest';
import {
  homeFileName,
  homeIllustrationFiles,
  homeIllustrationFolder,
  homeIllustrations,
  homeImage,
  portraitSource,
} from '#domain/illustrations/home-illustration';
import { keysOf } from '#domain/keys';

test('An illustration of the home page has files by width, and a slide also has portrait files', () => {
  const path = (name: string) => `/_astro/home-8-${name}.0a1b.webp`;
  expect(homeImage('home/8', '0a1b')).toEqual({
    src: path('3360'),
    srcset: `${path('1280')} 1280w, ${path('1920')} 1920w, ${path('3360')} 3360w`,
  });
  expect(portraitSource('home/8', '0a1b')?.srcset).toBe(
    `${path('square-480')} 480w, ${path('square-728')} 728w, ${path('square-1332')} 1332w`,
  );
  expect(portraitSource('provinces/RIO', '0a1b')).toBeUndefined();
});

test('Every illustration that a page can request is built, under a unique name', () => {
  const made = homeIllustrationFiles.map((file) => `${homeIllustrationFolder}/${homeFileName(file, '0a1b')}`);
  expect(new Set(made).size).toBe(made.length);
  for (const name of keysOf(homeIllustrations)) {
    const { src, srcset } = homeImage(name, '0a1b');
    const asked = [srcset, portraitSource(name, '0a1b')?.srcset ?? ''].join(', ').match(/\/\S+\.webp/g);
    expect(made).toEqual(expect.arrayContaining([src, ...(asked ?? [])]));
  }
});
