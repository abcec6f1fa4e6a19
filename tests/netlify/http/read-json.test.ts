import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { opportunitySave } from '#domain/opportunity/opportunity';
import { oneLine, required } from '#domain/text';
import { readJson } from '../../../netlify/http/read-json.ts';
import { chunked, inPieces } from './platform.ts';

const url = 'https://site.example/api/thing';
const schema = v.object({ title: required(oneLine(10)), note: v.optional(oneLine(10)) });
const post = (body: BodyInit, contentType = 'application/json') =>
  new Request(url, { method: 'POST', headers: { 'Content-Type': contentType }, body });
const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (body: BodyInit) => readJson(post(body), schema);

describe('the content type of a JSON body', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    'A JSON body is read with the content type %s',
    async (type) => {
      expect(await readJson(post('{"title":"a"}', type), schema)).toEqual({ title: 'a' });
    },
  );

  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/ld+json',
    '',
  ])('A JSON body is refused with the content type "%s"', async (type) => {
    await expect(readJson(post('{"title":"a"}', type), schema)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  test('A JSON body is refused without a content type', async () => {
    const request = new Request(url, { method: 'POST', body: utf8('{"title":"a"}') });
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'unsupported-type' });
  });
});

describe('the size of a JSON body', () => {
  const sized = (bytes: number) => utf8(`{"title":"a"}${' '.repeat(bytes - 13)}`);

  test('A JSON body may have exactly the maximum size, stated or not', async () => {
    expect(await read(sized(limits.jsonBytes))).toEqual({ title: 'a' });
    const request = chunked(url, 'application/json', inPieces(sized(limits.jsonBytes)));
    expect(await readJson(request, schema)).toEqual({ title: 'a' });
  });

  test('A JSON body one byte over the limit is refused, stated or not', async () => {
    await expect(read(sized(limits.jsonBytes + 1))).rejects.toMatchObject({ code: 'too-large' });
    const request = chunked(url, 'application/json', inPieces(sized(limits.jsonBytes + 1)));
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('A JSON body whose stated size is too large is refused unread', async () => {
    const request = post('{"title":"a"}');
    request.headers.set('Content-Length', String(limits.jsonBytes + 1));
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'too-large' });
    expect(request.bodyUsed).toBe(false);
  });

  test('A stated size that is too small does not lift the limit', async () => {
    const request = chunked(url, 'application/json', inPieces(sized(limits.jsonBytes + 1)), {
      'Content-Length': '13',
    });
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('An endless body is not read beyond the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    await expect(readJson(chunked(url, 'application/json', endless), schema)).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(sent).toBeLessThan(limits.jsonBytes * 2);
  });
});

describe('bodies that are not JSON', () => {
  test.each([
    ['empty', ''],
    ['spaces', '  '],
    ['cut short', '{"title":"a"'],
    ['single quotes', "{'title':'a'}"],
    ['something after it', '{"title":"a"} {}'],
    ['NaN', '{"title":NaN}'],
    ['a raw line break in a string', '{"title":"a\nb"}'],
    ['a form', 'title=a'],
  ])('A body that is not JSON is malformed: %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  });

  test.each([
    ['a stray continuation byte', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xe2, 0x82]],
  ])('A body that is not UTF-8 is malformed: %s', async (_, bytes) => {
    const body = new Uint8Array([...utf8('{"title":"'), ...bytes, ...utf8('"}')]);
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  });

  test('A request without a body is malformed', async () => {
    const request = new Request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'malformed' });
  });

  test('A body whose transfer breaks is malformed', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(utf8('{"title":')),
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    await expect(readJson(chunked(url, 'application/json', broken), schema)).rejects.toMatchObject({
      code: 'malformed',
    });
  });
});

describe('bodies with the wrong properties', () => {
  test.each([
    ['null', { body: 'wrong-type' }],
    ['42', { body: 'wrong-type' }],
    ['"title"', { body: 'wrong-type' }],
    ['{}', { title: 'required' }],
    ['[]', { title: 'required' }],
    ['{"title":null}', { title: 'wrong-type' }],
    ['{"title":["a"]}', { title: 'wrong-type' }],
    ['{"title":""}', { title: 'required' }],
    ['{"title":"12345678901","note":7}', { title: 'too-long', note: 'wrong-type' }],
  ])('A body with wrong properties is refused by field: %s', async (body, fields) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid', details: { fields } });
  });

  test('A line break in a single-line text becomes a space', async () => {
    expect(await read('{"title":"a\\r\\nb"}')).toEqual({ title: 'a b' });
  });

  test('A property that is not in the schema is dropped', async () => {
    expect(await read('{"title":"a","admin":true}')).toEqual({ title: 'a' });
  });
});

describe('hostile bodies', () => {
  test.each(['{"__proto__":{"title":"a"}}', '{"constructor":{"prototype":{"title":"a"}}}'])(
    'A hostile body does not change prototypes: %s',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ code: 'invalid', details: { fields: { title: 'required' } } });
      expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
    },
  );

  test('The property __proto__ is dropped', async () => {
    const value = await read('{"title":"a","__proto__":{"note":"b"}}');
    expect(value.note).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test.each([
    ['arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a field', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a list of images', `{"imageURL":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('A deeply nested body is refused as invalid: %s', async (_, body) => {
    await expect(readJson(post(body), opportunitySave)).rejects.toMatchObject({ code: 'invalid' });
  });
});
