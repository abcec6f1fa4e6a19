import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { createFormImages } from '../../../src/admin/state/form-images.ts';
import { eventually } from '../../support/eventually.ts';
import { holdUploads, imageFile, imageFiles, keyAt, kinds, names } from './image-files.ts';
import { provideSession } from './provide-session.ts';
import { imageName, ok, refusal, server } from './server.ts';

provideSession();

const present = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe('choosing', () => {
  test('what is more than an opportunity may have is left out, and named', () => {
    holdUploads();
    const images = createFormImages(present(limits.imagesPerOpportunity - 1));
    images.add(imageFiles('fits', 'over'));
    expect(kinds(images)).toHaveLength(limits.imagesPerOpportunity);
    expect(images.$problems.get()).toEqual([{ kind: 'too-many', file: 'over.jpg' }]);
  });

  test('a file takes the place of one that is refused', async () => {
    server.mockImplementationOnce(() => refusal('unsupported-type')).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages(present(limits.imagesPerOpportunity - 1));
    images.add(imageFiles('bad', 'next', 'over'));
    expect(await images.settle()).toBe(true);
    expect(names(images).at(-1)).toBe(imageName('c'));
    expect(images.$problems.get()).toMatchObject([
      { kind: 'too-many', file: 'over.jpg' },
      { kind: 'failed', file: 'bad.jpg' },
    ]);
  });

  test('a file for which there was no room does not come in later unasked', async () => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages(present(limits.imagesPerOpportunity));
    images.add(imageFiles('over'));
    await images.settle();
    images.remove('0');
    images.add(imageFiles('asked for'));
    await images.settle();
    expect(names(images)).toHaveLength(limits.imagesPerOpportunity);
    expect(images.$problems.get()).toEqual([]);
  });

  test.each([
    ['choosing again', (images: ReturnType<typeof createFormImages>) => images.add(imageFiles('small'))],
    ['whoever has read it', (images: ReturnType<typeof createFormImages>) => images.forgetProblems()],
  ])('%s clears what was told of the last choice', async (_, clear) => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add([imageFile('big', limits.uploadBytes + 1)]);
    await eventually(() => expect(images.$problems.get()).toEqual([{ kind: 'too-large', file: 'big.jpg' }]));
    clear(images);
    expect(images.$problems.get()).toEqual([]);
  });
});

test('choosing again while others are uploaded keeps what was told of those', async () => {
  server.mockImplementationOnce(() => refusal('unsupported-type')).mockImplementation(() => new Promise(() => {}));
  const images = createFormImages([]);
  images.add(imageFiles('bad', 'slow'));
  await eventually(() => expect(images.$problems.get()).toMatchObject([{ file: 'bad.jpg' }]));
  images.add(imageFiles('more'));
  expect(images.$problems.get()).toMatchObject([{ file: 'bad.jpg' }]);
});

describe('removing', () => {
  test('what was removed comes back to where it was, the last first', () => {
    const images = createFormImages(['a', 'b', 'c']);
    images.remove('a');
    images.remove('c');
    expect(names(images)).toEqual(['b']);
    images.undoRemoval();
    expect(names(images)).toEqual(['b', 'c']);
    images.undoRemoval();
    expect(names(images)).toEqual(['a', 'b', 'c']);
    expect(images.undoRemoval()).toBeUndefined();
  });

  test('an upload that was cancelled begins anew when it comes back', async () => {
    const uploads = holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('one'));
    await eventually(() => expect(uploads.count()).toBe(1));
    images.remove(keyAt(images, 0));
    images.undoRemoval();
    expect(kinds(images)).toEqual(['uploading']);
    await uploads.store(1, 'c');
    expect(await images.settle()).toBe(true);
    expect(names(images)).toEqual([imageName('c')]);
  });

  test('what is given up is named, where it is stored, and does not come back', () => {
    holdUploads();
    const images = createFormImages(['a', 'b']);
    images.add(imageFiles('one'));
    images.remove('b');
    images.remove(keyAt(images, 1));
    expect(images.forgetRemoved()).toEqual(['b']);
    expect(images.undoRemoval()).toBeUndefined();
    expect(names(images)).toEqual(['a']);
  });
});

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['c', 3, 'abc'],
])('image %s moved to place %i gives %s', (key, index, order) => {
  const images = createFormImages(['a', 'b', 'c']);
  images.moveTo(key, index);
  expect(names(images).join('')).toBe(order);
});
