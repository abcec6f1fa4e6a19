import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { $refusedToken } from '../../../src/admin/state/call.ts';
import { storedNames } from '../../../src/admin/state/form-image.ts';
import { createFormImages, type FormImages } from '../../../src/admin/state/form-images.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from './provide-session.ts';
import { calls, done, imageName, ok, refusal, server, unreachable } from './server.ts';

provideSession();

const imageFile = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const kinds = ({ $images }: FormImages) => $images.get().map(({ kind }) => kind);
const names = ({ $images }: FormImages) => storedNames($images.get());
const keyAt = ({ $images }: FormImages, index: number) => $images.get()[index]?.key ?? '';

describe('uploading', () => {
  test('happens as images are chosen, one at a time, in their order', async () => {
    const answers: ((response: Response) => void)[] = [];
    server.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    const images = createFormImages([imageName('a')]);
    images.add([imageFile('one.jpg'), imageFile('two.jpg')]);
    expect(kinds(images)).toEqual(['stored', 'uploading', 'waiting']);
    answers[0]?.(Response.json(imageName('b'), { status: 201 }));
    await eventually(() => expect(kinds(images)).toEqual(['stored', 'stored', 'uploading']));
    answers[1]?.(Response.json(imageName('c'), { status: 201 }));
    expect(await images.settle()).toBe(true);
    expect(names(images)).toEqual([imageName('a'), imageName('b'), imageName('c')]);
  });

  test.each([
    ['unsupported-type', 415],
    ['unreadable-image', 400],
    ['too-large', 413],
  ] as const)('a file that is refused as %s is left out and named', async (error, status) => {
    server.mockImplementationOnce(() => refusal(error)).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add([imageFile('bad.jpg'), imageFile('good.jpg')]);
    await eventually(() => expect(kinds(images)).toEqual(['stored']));
    expect(images.$problems.get()).toMatchObject([{ kind: 'failed', file: 'bad.jpg', error: { status } }]);
  });

  test.each([
    ['a lost line', unreachable],
    ['a store that is down', () => refusal('unavailable')],
  ])('after %s the image stays, to be tried again', async (_, failing) => {
    server.mockImplementationOnce(failing).mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add([imageFile('one.jpg')]);
    await eventually(() => expect(kinds(images)).toEqual(['failed']));
    expect(images.$problems.get()).toMatchObject([{ kind: 'failed', file: 'one.jpg' }]);
    images.retry(keyAt(images, 0));
    expect(images.$problems.get()).toEqual([]);
    await eventually(() => expect(names(images)).toEqual([imageName('c')]));
  });

  test('a refused token is for the whole admin area to tell, and the image stays', async () => {
    server.mockImplementation(() => refusal('forbidden'));
    const images = createFormImages([]);
    images.add([imageFile('one.jpg')]);
    await eventually(() => expect(kinds(images)).toEqual(['failed']));
    expect(images.$problems.get()).toEqual([]);
    expect($refusedToken.get()).toBe('token');
  });

  test('an image removed while it is uploaded is deleted when it arrives', async () => {
    const slow = Promise.withResolvers<Response>();
    server.mockImplementationOnce(() => slow.promise).mockImplementation(done);
    const images = createFormImages([]);
    images.add([imageFile('one.jpg')]);
    images.remove(keyAt(images, 0));
    slow.resolve(Response.json(imageName('c'), { status: 201 }));
    await eventually(() => expect(calls()[1]).toBe(`DELETE /api/files/delete/${imageName('c')}`));
    expect(kinds(images)).toEqual([]);
  });

  test('leaving the form uploads no further image', async () => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add([imageFile('one.jpg'), imageFile('two.jpg')]);
    images.close();
    await images.settle();
    expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});

describe('choosing', () => {
  test('a file over the limit is not sent', () => {
    const images = createFormImages([]);
    images.add([imageFile('big.jpg', limits.uploadBytes + 1)]);
    expect(images.$problems.get()).toEqual([{ kind: 'too-large', file: 'big.jpg' }]);
    expect(kinds(images)).toEqual([]);
    expect(server).not.toHaveBeenCalled();
  });

  test('a file of exactly the limit is sent', async () => {
    server.mockImplementation(() => ok(imageName('c'), 201));
    const images = createFormImages([]);
    images.add([imageFile('big.jpg', limits.uploadBytes)]);
    await eventually(() => expect(kinds(images)).toEqual(['stored']));
  });

  test('what is more than an opportunity may have is left out', () => {
    server.mockImplementation(() => new Promise(() => {}));
    const present = Array.from({ length: limits.imagesPerOpportunity - 1 }, (_, index) => `${index}`);
    const images = createFormImages(present);
    images.add([imageFile('fits.jpg'), imageFile('over.jpg')]);
    expect(kinds(images)).toHaveLength(limits.imagesPerOpportunity);
    expect(images.$problems.get()).toEqual([{ kind: 'too-many', file: 'over.jpg' }]);
  });

  test('choosing again clears what was told of the last choice', () => {
    server.mockImplementation(() => new Promise(() => {}));
    const images = createFormImages([]);
    images.add([imageFile('big.jpg', limits.uploadBytes + 1)]);
    images.add([imageFile('small.jpg')]);
    expect(images.$problems.get()).toEqual([]);
  });
});

test.each([
  [0, 1, 'bac'],
  [1, 1, 'acb'],
  [1, -1, 'bac'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('image %i moved by %i gives %s', (index, steps, order) => {
  const images = createFormImages(['a', 'b', 'c']);
  images.move(keyAt(images, index), steps);
  expect(names(images).join('')).toBe(order);
});
