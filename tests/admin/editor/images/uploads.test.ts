import { describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits';
import { failuresOf } from '../../../../src/admin/editor/images/form-image.ts';
import { createFormImages } from '../../../../src/admin/editor/images/form-images.ts';
import { type Prepare, prepareImage } from '../../../../src/admin/editor/images/prepare-image.ts';
import { $refusedToken } from '../../../../src/admin/session/call.ts';
import { eventually } from '../../../support/eventually.ts';
import { holdUploads, imageFile, imageFiles, keyAt, kinds, names } from '../../support/image-files.ts';
import { provideSession } from '../../support/provide-session.ts';
import { calls, imageName, ok, refusal, server, unreachable } from '../../support/server.ts';

provideSession();

const sizeSent = (call: number) => {
  const file = (server.mock.calls[call]?.[1].body as FormData | undefined)?.get('file');
  return file instanceof Blob ? file.size : undefined;
};

describe('uploading images', () => {
  test('Images upload as they are chosen, three at a time, and keep their order', async () => {
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

  test('Images that are added during an upload start without waiting for it to end', async () => {
    const uploads = holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('a'));
    images.add(imageFiles('b', 'c'));
    await eventually(() => expect(uploads.count()).toBe(3));
  });

  test('Upload progress is reported until the upload is complete', async () => {
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
  ] as const)('A file that is refused as %s is left out and named, and the others continue', async (error, status) => {
    server.mockImplementationOnce(() => refusal(error)).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add(imageFiles('bad', 'good'));
    await eventually(() => expect(kinds(images)).toEqual(['stored']));
    expect(images.$problems.get()).toMatchObject([{ kind: 'failed', file: 'bad.jpg', error: { status } }]);
  });

  test.each([
    ['a lost line', unreachable],
    ['a store that is down', () => refusal('unavailable')],
  ])('After %s the image stays with its error and can be retried', async (_, failing) => {
    server.mockImplementationOnce(failing).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add(imageFiles('one'));
    await eventually(() => expect(kinds(images)).toEqual(['failed']));
    expect(failuresOf(images.$images.get())).toMatchObject([{ kind: 'failed', file: 'one.jpg' }]);
    images.retry(keyAt(images, 0));
    expect(failuresOf(images.$images.get())).toEqual([]);
    await eventually(() => expect(names(images)).toEqual([imageName('c')]));
  });

  test('All failed uploads can be retried at once', async () => {
    server.mockImplementation(unreachable);
    const images = createFormImages([]);
    images.add(imageFiles('one', 'two'));
    await eventually(() => expect(kinds(images)).toEqual(['failed', 'failed']));
    server.mockImplementation(() => ok(imageName('c'), 201));
    images.retryAll();
    await eventually(() => expect(kinds(images)).toEqual(['stored', 'stored']));
  });

  test('A refused token is reported for the whole admin area, and the image stays', async () => {
    server.mockImplementation(() => refusal('forbidden'));
    const images = createFormImages([]);
    images.add(imageFiles('one'));
    await eventually(() => expect(kinds(images)).toEqual(['failed']));
    expect(failuresOf(images.$images.get())).toEqual([]);
    expect($refusedToken.get()).toBe('token');
  });

  test('A cancelled upload is aborted and frees its place for the next one', async () => {
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

  test('Leaving the form starts no further upload', async () => {
    holdUploads();
    const images = createFormImages([]);
    images.add(imageFiles('a', 'b', 'c', 'd'));
    await eventually(() => expect(calls()).toHaveLength(3));
    images.close();
    await images.settle();
    expect(calls()).toHaveLength(3);
  });
});

describe('preparing images', () => {
  const shrunk: Prepare = async () => ({ body: new Blob(['small']), preview: 'data:image/jpeg;base64,AA==' });

  test('The prepared image is sent and shown as the preview', async () => {
    server.mockImplementation(() => ok(imageName('a'), 201));
    const images = createFormImages([], shrunk);
    images.add([imageFile('large', 12 * 1024 * 1024)]);
    const key = keyAt(images, 0);
    expect(await images.settle()).toBe(true);
    expect(sizeSent(0)).toBe('small'.length);
    expect(images.$previews.get()[key]).toMatch(/^data:image\/jpeg/);
  });

  test('Images are prepared before their upload, once, whatever the number of attempts', async () => {
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

  test('An image that is removed during preparation is not sent', async () => {
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
  ])('Without shrinking in the browser, a file %s', async (_, bytes, problems, expected) => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([], prepareImage);
    images.add([imageFile('big', bytes)]);
    await images.settle();
    expect(kinds(images)).toEqual(expected);
    expect(images.$problems.get()).toEqual(problems);
  });
});
