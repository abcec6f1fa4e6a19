import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { createFormImages } from '../../../../src/admin/editor/images/form-images.ts';
import { eventually } from '../../../support/eventually.ts';
import { holdUploads, imageFile, imageFiles, keyAt, kinds, names } from '../../support/image-files.ts';
import { provideSession } from '../../support/provide-session.ts';
import { imageName, ok, refusal, server } from '../../support/server.ts';

provideSession();

const present = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe('choosing images', () => {
  test('Images over the limit are left out and named', () => {
    holdUploads();
    const images = createFormImages(present(limits.imagesPerOpportunity - 1));
    images.add(imageFiles('fits', 'over'));
    expect(kinds(images)).toHaveLength(limits.imagesPerOpportunity);
    expect(images.$problems.get()).toEqual([{ kind: 'too-many', file: 'over.jpg' }]);
  });

  test('A waiting file takes the place of a refused one', async () => {
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

  test('A file left out for lack of room is not added later', async () => {
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
    ['closing them', (images: ReturnType<typeof createFormImages>) => images.forgetProblems()],
  ])('The messages about the last choice are cleared by %s', async (_, clear) => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add([imageFile('big', limits.uploadBytes + 1)]);
    await eventually(() => expect(images.$problems.get()).toEqual([{ kind: 'too-large', file: 'big.jpg' }]));
    clear(images);
    expect(images.$problems.get()).toEqual([]);
  });
});

test('Choosing more images keeps the messages about images that are still uploading', async () => {
  server.mockImplementationOnce(() => refusal('unsupported-type')).mockImplementation(() => new Promise(() => {}));
  const images = createFormImages([]);
  images.add(imageFiles('bad', 'slow'));
  await eventually(() => expect(images.$problems.get()).toMatchObject([{ file: 'bad.jpg' }]));
  images.add(imageFiles('more'));
  expect(images.$problems.get()).toMatchObject([{ file: 'bad.jpg' }]);
});

describe('removing images', () => {
  test('Removed images return to their places, the last one first', () => {
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

  test('A cancelled upload starts again when its image is restored', async () => {
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

  test('Discarded images are returned by name if stored, and cannot be restored', () => {
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
])('Moving image %s to place %i gives the order %s', (key, index, order) => {
  const images = createFormImages(['a', 'b', 'c']);
  images.moveTo(key, index);
  expect(names(images).join('')).toBe(order);
});
