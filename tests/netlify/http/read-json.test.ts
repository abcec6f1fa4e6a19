import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
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

describe('content type', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    'accepts %s',
    async (type) => {
      expect(await readJson(post('{"title":"a"}', type), schema)).toEqual({ title: 'a' });
    },
  );

  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/ld+json',
    '',
  ])('refuses "%s"', async (type) => {
    await expect(readJson(post('{"title":"a"}', type), schema)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it('refuses a body without one', async () => {
    const request = new Request(url, { method: 'POST', body: utf8('{"title":"a"}') });
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'unsupported-type' });
  });
});

describe('size', () => {
  const sized = (bytes: number) => utf8(`{"title":"a"}${' '.repeat(bytes - 13)}`);

  it('accepts a body of exactly the limit, announced or not', async () => {
    expect(await read(sized(limits.jsonBytes))).toEqual({ title: 'a' });
    const request = chunked(url, 'application/json', inPieces(sized(limits.jsonBytes)));
    expect(await readJson(request, schema)).toEqual({ title: 'a' });
  });

  it('refuses one byte more, announced or not', async () => {
    await expect(read(sized(limits.jsonBytes + 1))).rejects.toMatchObject({ code: 'too-large' });
    const request = chunked(url, 'application/json', inPieces(sized(limits.jsonBytes + 1)));
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('believes an announced length that is too much without reading', async () => {
    const request = post('{"title":"a"}');
    request.headers.set('Content-Length', String(limits.jsonBytes + 1));
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'too-large' });
    expect(request.bodyUsed).toBe(false);
  });

  it('does not believe an announced length that is too little', async () => {
    const request = chunked(url, 'application/json', inPieces(sized(limits.jsonBytes + 1)), {
      'Content-Length': '13',
    });
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('stops reading an endless body', async () => {
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
  it.each([
    ['empty', ''],
    ['spaces', '  '],
    ['cut short', '{"title":"a"'],
    ['single quotes', "{'title':'a'}"],
    ['something after it', '{"title":"a"} {}'],
    ['NaN', '{"title":NaN}'],
    ['a raw line break in a string', '{"title":"a\nb"}'],
    ['a form', 'title=a'],
  ])('are malformed: %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  });

  it.each([
    ['a stray continuation byte', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xe2, 0x82]],
  ])('are malformed: %s', async (_, bytes) => {
    const body = new Uint8Array([...utf8('{"title":"'), ...bytes, ...utf8('"}')]);
    await expect(read(body)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('are malformed when there is no body at all', async () => {
    const request = new Request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'malformed' });
  });

  it('are malformed when the transfer breaks', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(utf8('{"title":')),
      pull: (controller) => controller.error(new Error('connection reset')),
    });
    await expect(readJson(chunked(url, 'application/json', broken), schema)).rejects.toMatchObject({
      code: 'malformed',
    });
  });
});

describe('bodies of the wrong shape', () => {
  it.each([
    ['null', { body: 'wrong-type' }],
    ['42', { body: 'wrong-type' }],
    ['"title"', { body: 'wrong-type' }],
    ['{}', { title: 'required' }],
    ['[]', { title: 'required' }],
    ['{"title":null}', { title: 'wrong-type' }],
    ['{"title":["a"]}', { title: 'wrong-type' }],
    ['{"title":""}', { title: 'required' }],
    ['{"title":"12345678901","note":7}', { title: 'too-long', note: 'wrong-type' }],
  ])('are invalid, field by field: %s', async (body, fields) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'invalid', details: { fields } });
  });

  it('have a text on one line, however it was pasted', async () => {
    expect(await read('{"title":"a\\r\\nb"}')).toEqual({ title: 'a b' });
  });

  it('keep nothing that the schema does not name', async () => {
    expect(await read('{"title":"a","admin":true}')).toEqual({ title: 'a' });
  });
});

describe('hostile bodies', () => {
  it.each(['{"__proto__":{"title":"a"}}', '{"constructor":{"prototype":{"title":"a"}}}'])(
    'do not reach prototypes: %s',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ code: 'invalid', details: { fields: { title: 'required' } } });
      expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
    },
  );

  it('leave a polluting key behind', async () => {
    const value = await read('{"title":"a","__proto__":{"note":"b"}}');
    expect(value.note).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each([
    ['arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['a field', `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a list of images', `{"imageURL":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('nested deeply are merely invalid: %s', async (_, body) => {
    await expect(readJson(post(body), opportunitySave)).rejects.toMatchObject({ code: 'invalid' });
  });
});
