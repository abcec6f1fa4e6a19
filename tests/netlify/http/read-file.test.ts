import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { readFile } from '../../../netlify/http/read-file.ts';
import { processorTime } from '../../support/browser/own-time.ts';
import { chunked, inPieces } from './platform.ts';

const url = 'https://site.example/api/files/upload';
const imageBytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x0d, 0x0a, 0x2d, 0x2d, 0x80, 0xfe]);
const filled = (size: number) => new Uint8Array(size).fill(0xfe);

function form(file: Uint8Array<ArrayBuffer> | string, name = 'file'): FormData {
  const data = new FormData();
  data.append(name, typeof file === 'string' ? file : new File([file], 'foto ñ.jpg', { type: 'image/jpeg' }));
  return data;
}
const post = (body: BodyInit, headers: HeadersInit = {}) => new Request(url, { method: 'POST', body, headers });

async function raw(data: FormData): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const request = post(data);
  return { type: request.headers.get('Content-Type') ?? '', bytes: new Uint8Array(await request.arrayBuffer()) };
}

const part = (disposition: string, body: string, boundary = 'x') =>
  `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n${body}\r\n--${boundary}--\r\n`;

describe('an uploaded file', () => {
  test('A file is read byte for byte', async () => {
    expect(await readFile(post(form(imageBytes)))).toEqual(imageBytes);
  });

  test('A file is read from chunks of any size', async () => {
    const { type, bytes } = await raw(form(imageBytes));
    expect(await readFile(chunked(url, type, inPieces(bytes, 1)))).toEqual(imageBytes);
  });

  test('A file is read from a form with other fields', async () => {
    const data = form(imageBytes);
    data.set('title', 'x');
    expect(await readFile(post(data))).toEqual(imageBytes);
  });

  test('A file may have exactly the maximum size', async () => {
    expect((await readFile(post(form(filled(limits.uploadBytes))))).length).toBe(limits.uploadBytes);
  });
});

describe('the size of an upload', () => {
  test('A file one byte over the limit is refused, even if the form is within its limit', async () => {
    await expect(readFile(post(form(filled(limits.uploadBytes + 1))))).rejects.toMatchObject({ code: 'too-large' });
  });

  test('The size of an upload is counted when it is not stated', async () => {
    const { type, bytes } = await raw(form(filled(limits.uploadBytes + 100_000)));
    const request = chunked(url, type, inPieces(bytes));
    await expect(readFile(request)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('An upload whose stated size is too large is refused unread', async () => {
    const request = post(form(imageBytes), { 'Content-Length': String(limits.uploadBytes * 2) });
    await expect(readFile(request)).rejects.toMatchObject({ code: 'too-large' });
    expect(request.bodyUsed).toBe(false);
  });

  test('The size of an upload includes all its fields', async () => {
    const data = form(imageBytes);
    data.set('padding', 'x'.repeat(limits.uploadBytes + 100_000));
    await expect(readFile(post(data))).rejects.toMatchObject({ code: 'too-large' });
  });
});

describe('the content type of an upload', () => {
  test.each(['image/jpeg', 'application/json', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=x', ''])(
    'An upload with another type than a form is refused: "%s"',
    async (type) => {
      const request = post(imageBytes, { 'Content-Type': type });
      await expect(readFile(request)).rejects.toMatchObject({ code: 'unsupported-type' });
    },
  );

  test('An upload without a content type is refused', async () => {
    await expect(readFile(post(imageBytes))).rejects.toMatchObject({ code: 'unsupported-type' });
  });
});

describe('the fields of an upload', () => {
  test.each([
    ['none', new FormData(), 'required'],
    ['another name', form(imageBytes, 'image'), 'required'],
    ['another case', form(imageBytes, 'File'), 'required'],
    ['text', form('an image, honestly'), 'wrong-type'],
  ])('An upload without a file is refused by field: %s', async (_, data, problem) => {
    await expect(readFile(post(data))).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { file: problem } },
    });
  });

  test('An upload with two files is refused', async () => {
    const data = form(imageBytes);
    data.append('file', new File([imageBytes], 'b.jpg'));
    await expect(readFile(post(data))).rejects.toMatchObject({ details: { fields: { file: 'too-many' } } });
  });
});

describe('malformed uploads', () => {
  const type = 'multipart/form-data; boundary=x';
  const file = 'form-data; name="file"; filename="a.jpg"';
  test.each([
    ['empty', type, ''],
    ['no boundary', 'multipart/form-data', part(file, 'abc')],
    ['an empty boundary', 'multipart/form-data; boundary=', part(file, 'abc')],
    ['another boundary', type, part(file, 'abc', 'y')],
    ['no end', type, part(file, 'abc').slice(0, -9)],
    ['cut in a header', type, '--x\r\nContent-Dispo'],
    ['no headers', type, '--x\r\n\r\nabc\r\n--x--\r\n'],
    ['no name', type, part('form-data; filename="a.jpg"', 'abc')],
    ['not a form at all', type, 'abc'],
  ])('A malformed upload is refused: %s', async (_, contentType, body) => {
    const request = post(body, { 'Content-Type': contentType });
    await expect(readFile(request)).rejects.toMatchObject({ code: 'malformed' });
  });

  test('An upload without a body is malformed', async () => {
    const request = new Request(url, { method: 'POST', headers: { 'Content-Type': type } });
    await expect(readFile(request)).rejects.toMatchObject({ code: 'malformed' });
  });

  test('An upload with a great many parts is refused quickly', async () => {
    const one = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const body = `${one.repeat(Math.floor(limits.uploadBytes / one.length))}--x--\r\n`;
    const time = await processorTime(() =>
      expect(readFile(post(body, { 'Content-Type': type }))).rejects.toMatchObject({ code: 'invalid' }),
    );
    expect(time).toBeLessThan(5_000);
  });
});
