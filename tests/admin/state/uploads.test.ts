import { describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';
import { $refusedToken } from '../../../src/admin/state/call.ts';
import { failuresOf } from '../../../src/admin/state/form-image.ts';
import { createFormImages } from '../../../src/admin/state/form-images.ts';
import { type Prepare, prepareImage } from '../../../src/admin/state/prepare-image.ts';
import { eventually } from '../../support/eventually.ts';
import { holdUploads, imageFile, imageFiles, keyAt, kinds, names } from './image-files.ts';
import { provideSession } from './provide-session.ts';
import { calls, imageName, ok, refusal, server, unreachable } from './server.ts';

provideSession();

const sizeSent = (call: number) => {
  const file = (server.mock.calls[call]?.[1].body as FormData | undefined)?.get('file');
  return file instanceof Blob ? file.size : undefined;
};

describe('uploading', () => {
  test('happens as images are chosen, three at a time, in their order', async () => {
    const uploads = holdUploads();
    const images = createFormImages([imageName('a')]);
    images.add(imageFiles('b', 'c', 'd', 'e'));
    expect(kinds(images)).toEqual(['stored', 'uploading', 'uploading', 'uploading', 'waiting']);
    await uploads.store(1, 'c');
    await eventually(() => expect(kinds(images)).toEqual(['stored', 'uploading', 'stored', 'uploading', 'uploading']));
    for (const [index, letter] of [
      [3, 'e'],
      [0, 'b'],
      [2, 'd'],
    ] as const) {
      await uploads.store(index, letter);
    }
    expect(await images.settle()).toBe(true);
    expect(names(images)).toEqual([...'abcde'].map(imageName));
  });

  test('images that are added while others are uploaded do not wait for all of those', async () => {
    const uploads = holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('a'));
    images.add(imageFiles('b', 'c'));
    await eventually(() => expect(uploads.count()).toBe(3));
  });

  test('tells how much of an image has gone, until all of it has', async () => {
    const uploads = holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('a'));
    const key = keyAt(images, 0);
    await eventually(() => expect(images.$progress.get()[key]).toBe(0.5));
    await uploads.store(0, 'a');
    await images.settle();
    expect(images.$progress.get()[key]).toBeUndefined();
  });

  test.each([
    ['unsupported-type', 415],
    ['unreadable-image', 400],
    ['too-large', 413],
  ] as const)('a file that is refused as %s is left out and named, and the others go on', async (error, status) => {
    server.mockImplementationOnce(() => refusal(error)).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add(imageFiles('bad', 'good'));
    await eventually(() => expect(kinds(images)).toEqual(['stored']));
    expect(images.$problems.get()).toMatchObject([{ kind: 'failed', file: 'bad.jpg', error: { status } }]);
  });

  test.each([
    ['a lost line', unreachable],
    ['a store that is down', () => refusal('unavailable')],
  ])('after %s the image stays with the reason, to be tried again', async (_, failing) => {
    server.mockImplementationOnce(failing).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add(imageFiles('one'));
    await eventually(() => expect(kinds(images)).toEqual(['failed']));
    expect(failuresOf(images.$images.get())).toMatchObject([{ kind: 'failed', file: 'one.jpg' }]);
    images.retry(keyAt(images, 0));
    expect(failuresOf(images.$images.get())).toEqual([]);
    await eventually(() => expect(names(images)).toEqual([imageName('c')]));
  });

  test('all that have failed can be tried again at once', async () => {
    server.mockImplementation(unreachable);
    const images = createFormImages([]);
    images.add(imageFiles('one', 'two'));
    await eventually(() => expect(kinds(images)).toEqual(['failed', 'failed']));
    server.mockImplementation(() => ok(imageName('c'), 201));
    images.retryAll();
    await eventually(() => expect(kinds(images)).toEqual(['stored', 'stored']));
  });

  test('a refused token is for the whole admin area to tell, and the image stays', async () => {
    server.mockImplementation(() => refusal('forbidden'));
    const images = createFormImages([]);
    images.add(imageFiles('one'));
    await eventually(() => expect(kinds(images)).toEqual(['failed']));
    expect(failuresOf(images.$images.get())).toEqual([]);
    expect($refusedToken.get()).toBe('token');
  });

  test('one that is cancelled is broken off, and frees its place for the next', async () => {
    const uploads = holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('a', 'b', 'c', 'd'));
    await eventually(() => expect(uploads.count()).toBe(3));
    images.remove(keyAt(images, 1));
    await eventually(() => expect(uploads.count()).toBe(4));
    expect(kinds(images)).toEqual(['uploading', 'uploading', 'uploading']);
    await uploads.store(1, 'b');
    for (const [index, letter] of [...'axcd'].entries()) if (index !== 1) await uploads.store(index, letter);
    expect(await images.settle()).toBe(true);
    expect(names(images)).toEqual([...'acd'].map(imageName));
  });

  test('leaving the form uploads no further image', async () => {
    holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('a', 'b', 'c', 'd'));
    await eventually(() => expect(calls()).toHaveLength(3));
    images.close();
    await images.settle();
    expect(calls()).toHaveLength(3);
  });
});

describe('preparing', () => {
  const shrunk: Prepare = async () => ({ body: new Blob(['small']), preview: 'data:image/jpeg;base64,AA==' });

  test('what is sent is what the file was made into, and its likeness is shown', async () => {
    server.mockImplementation(() => ok(imageName('a'), 201));
    const images = createFormImages([], shrunk);
    images.add([imageFile('large', 12 * 1024 * 1024)]);
    const key = keyAt(images, 0);
    expect(await images.settle()).toBe(true);
    expect(sizeSent(0)).toBe('small'.length);
    expect(images.$previews.get()[key]).toMatch(/^data:image\/jpeg/);
  });

  test('is done ahead of the upload, and once, however often that is tried', async () => {
    server.mockImplementation(unreachable);
    const prepare = vi.fn(shrunk);
    const images = createFormImages([], prepare);
    images.add(imageFiles('a', 'b', 'c', 'd'));
    expect(prepare).toHaveBeenCalledTimes(4);
    await images.settle();
    images.retryAll();
    await images.settle();
    expect(prepare).toHaveBeenCalledTimes(4);
  });

  test('an image that is removed meanwhile is not sent', async () => {
    const slow = Promise.withResolvers<undefined>();
    const images = createFormImages([], () => slow.promise);
    images.add(imageFiles('a'));
    images.remove(keyAt(images, 0));
    slow.resolve(undefined);
    expect(await images.settle()).toBe(true);
    expect(server).not.toHaveBeenCalled();
    expect(images.$problems.get()).toEqual([]);
  });

  test.each([
    ['of the limit is sent as it is', limits.uploadBytes, [], ['stored']],
    ['over the limit is refused', limits.uploadBytes + 1, [{ kind: 'too-large', file: 'big.jpg' }], []],
  ])('where the browser makes nothing of a file, one %s', async (_, bytes, problems, expected) => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([], prepareImage);
    images.add([imageFile('big', bytes)]);
    await images.settle();
    expect(kinds(images)).toEqual(expected);
    expect(images.$problems.get()).toEqual(problems);
  });
});
