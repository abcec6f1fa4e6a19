import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { $refusedToken } from '../../../src/admin/state/call.ts';
import { createPictures, type Pictures, storedNames } from '../../../src/admin/state/form-images.ts';
import { eventually } from '../../support/eventually.ts';
import { provideSession } from './provide-session.ts';
import { calls, done, ok, picture, refusal, server, unreachable } from './server.ts';

provideSession();

const photo = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const kinds = ({ $pictures }: Pictures) => $pictures.get().map(({ kind }) => kind);
const names = ({ $pictures }: Pictures) => storedNames($pictures.get());
const keyAt = ({ $pictures }: Pictures, index: number) => $pictures.get()[index]?.key ?? '';

describe('uploading', () => {
  test('happens as pictures are chosen, one at a time, in their order', async () => {
    const answers: ((response: Response) => void)[] = [];
    server.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    const pictures = createPictures([picture('a')]);
    pictures.add([photo('one.jpg'), photo('two.jpg')]);
    expect(kinds(pictures)).toEqual(['stored', 'uploading', 'waiting']);
    answers[0]?.(Response.json(picture('b'), { status: 201 }));
    await eventually(() => expect(kinds(pictures)).toEqual(['stored', 'stored', 'uploading']));
    answers[1]?.(Response.json(picture('c'), { status: 201 }));
    expect(await pictures.settle()).toBe(true);
    expect(names(pictures)).toEqual([picture('a'), picture('b'), picture('c')]);
  });

  test.each([
    ['unsupported-type', 415],
    ['unreadable-image', 400],
    ['too-large', 413],
  ] as const)('a file that is refused as %s is left out and named', async (error, status) => {
    server.mockImplementationOnce(() => refusal(error)).mockImplementation(() => ok(picture('c'), 201));
    const pictures = createPictures([]);
    pictures.add([photo('bad.jpg'), photo('good.jpg')]);
    await eventually(() => expect(kinds(pictures)).toEqual(['stored']));
    expect(pictures.$problems.get()).toMatchObject([{ kind: 'failed', file: 'bad.jpg', error: { status } }]);
  });

  test.each([
    ['a lost line', unreachable],
    ['a store that is down', () => refusal('unavailable')],
  ])('after %s the picture stays, to be tried again', async (_, failing) => {
    server.mockImplementationOnce(failing).mockImplementation(() => ok(picture('c'), 201));
    const pictures = createPictures([]);
    pictures.add([photo('one.jpg')]);
    await eventually(() => expect(kinds(pictures)).toEqual(['failed']));
    expect(pictures.$problems.get()).toMatchObject([{ kind: 'failed', file: 'one.jpg' }]);
    pictures.retry(keyAt(pictures, 0));
    expect(pictures.$problems.get()).toEqual([]);
    await eventually(() => expect(names(pictures)).toEqual([picture('c')]));
  });

  test('a refused token is for the whole admin area to tell, and the picture stays', async () => {
    server.mockImplementation(() => refusal('forbidden'));
    const pictures = createPictures([]);
    pictures.add([photo('one.jpg')]);
    await eventually(() => expect(kinds(pictures)).toEqual(['failed']));
    expect(pictures.$problems.get()).toEqual([]);
    expect($refusedToken.get()).toBe('token');
  });

  test('a picture removed while it is uploaded is given up when it arrives', async () => {
    const slow = Promise.withResolvers<Response>();
    server.mockImplementationOnce(() => slow.promise).mockImplementation(done);
    const pictures = createPictures([]);
    pictures.add([photo('one.jpg')]);
    pictures.remove(keyAt(pictures, 0));
    slow.resolve(Response.json(picture('c'), { status: 201 }));
    await eventually(() => expect(calls()[1]).toBe(`DELETE /api/files/delete/${picture('c')}`));
    expect(kinds(pictures)).toEqual([]);
  });

  test('leaving the form uploads no further picture', async () => {
    server.mockImplementation(() => ok(picture('c'), 201));
    const pictures = createPictures([]);
    pictures.add([photo('one.jpg'), photo('two.jpg')]);
    pictures.close();
    await pictures.settle();
    expect(calls().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});

describe('choosing', () => {
  test('a file over the limit is not sent', () => {
    const pictures = createPictures([]);
    pictures.add([photo('big.jpg', limits.uploadBytes + 1)]);
    expect(pictures.$problems.get()).toEqual([{ kind: 'too-large', file: 'big.jpg' }]);
    expect(kinds(pictures)).toEqual([]);
    expect(server).not.toHaveBeenCalled();
  });

  test('a file of exactly the limit is sent', async () => {
    server.mockImplementation(() => ok(picture('c'), 201));
    const pictures = createPictures([]);
    pictures.add([photo('big.jpg', limits.uploadBytes)]);
    await eventually(() => expect(kinds(pictures)).toEqual(['stored']));
  });

  test('what is more than an opportunity may have is left out', () => {
    server.mockImplementation(() => new Promise(() => {}));
    const held = Array.from({ length: limits.imagesPerOpportunity - 1 }, (_, index) => `${index}`);
    const pictures = createPictures(held);
    pictures.add([photo('fits.jpg'), photo('over.jpg')]);
    expect(kinds(pictures)).toHaveLength(limits.imagesPerOpportunity);
    expect(pictures.$problems.get()).toEqual([{ kind: 'too-many', file: 'over.jpg' }]);
  });

  test('choosing again clears what was told of the last choice', () => {
    server.mockImplementation(() => new Promise(() => {}));
    const pictures = createPictures([]);
    pictures.add([photo('big.jpg', limits.uploadBytes + 1)]);
    pictures.add([photo('small.jpg')]);
    expect(pictures.$problems.get()).toEqual([]);
  });
});

test.each([
  [0, 1, 'bac'],
  [1, 1, 'acb'],
  [1, -1, 'bac'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('picture %i moved by %i gives %s', (index, steps, order) => {
  const pictures = createPictures(['a', 'b', 'c']);
  pictures.move(keyAt(pictures, index), steps);
  expect(names(pictures).join('')).toBe(order);
});
