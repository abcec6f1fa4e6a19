import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import { paths } from '../../support/paths.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { chunked, contextFrom, inPieces } from '../http/platform.ts';
import { provideAdministrator } from '../login/administrator.ts';
import { fieldsWith } from '../opportunities/samples.ts';
import { call, goodToken, origin, refusalOf, unknownId, unknownImage } from './call.ts';

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());

const post = async (body: string, contentType = 'application/json') =>
  call(saveOpportunity, 'POST', paths.saveOpportunity, {
    token: await goodToken(),
    body,
    headers: { 'Content-Type': contentType },
  });
const expectNothingWritten = () => expect(server().requests.filter(({ method }) => method === 'PUT')).toEqual([]);
const names = (count: number) => Array.from({ length: count }, (_, index) => `${`${index}`.padStart(32, '0')}.webp`);

describe('refused opportunities', () => {
  const { title, subtitle, sector } = fieldsWith();
  const cases: [string, Record<string, unknown>, Record<string, string>][] = [
    [
      'nothing',
      { title: undefined, subtitle: undefined, sector: undefined },
      { title: 'required', subtitle: 'required', sector: 'required' },
    ],
    ['no title', { title: undefined }, { title: 'required' }],
    ['an empty title', { title: '' }, { title: 'required' }],
    ['a blank subtitle', { subtitle: ' \t ' }, { subtitle: 'required' }],
    ['a title of null', { title: null }, { title: 'wrong-type' }],
    ['a title of a number', { title: 7 }, { title: 'wrong-type' }],
    ['a title of a list', { title: ['a'] }, { title: 'wrong-type' }],
    ['a title too long', { title: 'x'.repeat(limits.title + 1) }, { title: 'too-long' }],
    ['a subtitle too long', { subtitle: 'x'.repeat(limits.subtitle + 1) }, { subtitle: 'too-long' }],
    ['a description too long', { description: 'x'.repeat(limits.description + 1) }, { description: 'too-long' }],
    ['a description of an object', { description: { text: 'x' } }, { description: 'wrong-type' }],
    ['a NUL in the title', { title: 'a\0b' }, { title: 'control-character' }],
    ['a bell in the description', { description: 'a\u0007b' }, { description: 'control-character' }],
    ['a deadline of the year 202', { deadline: '0202-12-25' }, { deadline: 'date' }],
    ['a confirmation ahead', { confirmedOn: '2999-01-01' }, { confirmedOn: 'date' }],
    ['an unknown sector', { sector: 'crypto' }, { sector: 'unknown' }],
    ['the contact form’s own sector', { sector: 'agribusiness' }, { sector: 'unknown' }],
    ['a sector in another case', { sector: 'Mining' }, { sector: 'unknown' }],
    ['a sector of a prototype', { sector: 'constructor' }, { sector: 'unknown' }],
    ['an empty sector', { sector: '' }, { sector: 'required' }],
    ['an unknown language', { language: 'fr' }, { language: 'unknown' }],
    ['images as a text', { imageURL: unknownImage }, { imageURL: 'wrong-type' }],
    ['an image that is a path', { imageURL: [`../${unknownImage}`] }, { imageURL: 'unknown' }],
    ['an image elsewhere', { imageURL: ['https://evil.example/a.webp'] }, { imageURL: 'unknown' }],
    ['an image of a number', { imageURL: [7] }, { imageURL: 'unknown' }],
    ['an image twice', { imageURL: [unknownImage, unknownImage] }, { imageURL: 'unknown' }],
    ['too many images', { imageURL: names(limits.imagesPerOpportunity + 1) }, { imageURL: 'too-many' }],
    ['an image that is not stored', { imageURL: [unknownImage] }, { imageURL: 'not-stored' }],
    ['an id that is none', { id: '1' }, { id: 'unknown' }],
    ['an id in upper case', { id: unknownId.toUpperCase() }, { id: 'unknown' }],
    ['an id that is a path', { id: `../${unknownId}` }, { id: 'unknown' }],
    ['an empty id', { id: '' }, { id: 'unknown' }],
    ['an id of null', { id: null }, { id: 'unknown' }],
    ['a version of a text', { id: unknownId, version: '1' }, { version: 'wrong-type' }],
    ['half a version', { id: unknownId, version: 1.5 }, { version: 'wrong-type' }],
    [
      'several at once',
      { title: '', sector: 'crypto', description: 7 },
      { title: 'required', sector: 'unknown', description: 'wrong-type' },
    ],
  ];

  test.each(cases)('An opportunity is refused by field: %s', async (_, changes, fields) => {
    const response = await post(JSON.stringify({ title, subtitle, sector, ...changes }));
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toEqual({ error: 'invalid', message: expect.any(String), fields });
    expectNothingWritten();
  });

  test('An opportunity with texts of the maximum lengths is saved', async () => {
    const longest = {
      title: 'ñ'.repeat(limits.title),
      subtitle: '阿'.repeat(limits.subtitle),
      description: '阿\n'.repeat(limits.description / 2 - 1).concat('阿根'),
      sector,
    };
    const response = await post(JSON.stringify(longest));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(longest);
  });
});

describe('invalid bodies', () => {
  test.each(['', '{', '{"title":}', 'title=a', '<opportunity/>', '\u0000'])(
    'A body that is not JSON is malformed: %j',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect((await refusalOf(response)).error).toBe('malformed');
      expectNothingWritten();
    },
  );

  test.each(['null', '7', '"a"', 'true'])('A body that is not an object is invalid: %s', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).fields).toEqual({ body: 'wrong-type' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/json', ''])(
    'A body of the type “%s” is not read',
    async (type) => {
      const response = await post(JSON.stringify(fieldsWith()), type);
      expect(response.status).toBe(415);
      expect((await refusalOf(response)).error).toBe('unsupported-type');
      expectNothingWritten();
    },
  );
});

describe('bodies beyond the size limit', () => {
  const large = JSON.stringify({ ...fieldsWith(), padding: 'x'.repeat(limits.jsonBytes) });

  test('A body beyond the size limit is refused', async () => {
    const response = await post(large);
    expect(response.status).toBe(413);
    expect((await refusalOf(response)).error).toBe('too-large');
    expectNothingWritten();
  });

  test('A body beyond the size limit is refused without a stated length', async () => {
    const body = inPieces(new TextEncoder().encode(large));
    const headers = { Authorization: `Bearer ${await goodToken()}` };
    const request = chunked(origin + paths.saveOpportunity, 'application/json', body, headers);
    expect((await saveOpportunity(request, contextFrom('192.0.2.1'))).status).toBe(413);
    expectNothingWritten();
  });
});
