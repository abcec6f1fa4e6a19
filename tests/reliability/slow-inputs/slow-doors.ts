import { idempotencyHeader } from '#domain/calls/call';
import { secondsHeader } from '#domain/enquiry/enquiry';
import { limits } from '#domain/limits';
import { endpoints } from '../../netlify/functions/endpoints.ts';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';
import { paths } from '../../support/paths.ts';
import { body, headerSpot, jsonSpots, multipartSpots, pathSpots, post, raw, type Spot, spot } from './slow-spots.ts';

/** A public entry point, and the spots of its requests. */
export interface Door {
  readonly name: string;
  readonly spots: readonly Spot[];
}

const json = 'application/json';

const headers = [
  'Authorization',
  'Content-Type',
  'Cookie',
  'Accept',
  'Accept-Language',
  'If-None-Match',
  'Sec-Fetch-Site',
];
const ownHeaders = [
  idempotencyHeader,
  secondsHeader,
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Range',
  'Content-Length',
];

const enquirySpots: readonly Spot[] = [
  ...Object.keys(enquiryWith()).map((field) =>
    spot(field, body, (text) => post(paths.enquiry, { ...enquiryWith(), [field]: text })),
  ),
  spot('every field', body / 8, (text) =>
    post(paths.enquiry, Object.fromEntries(Object.keys(enquiryWith()).map((field) => [field, text]))),
  ),
  spot('every field, as long as it may be', limits.message, (text) =>
    post(paths.enquiry, {
      ...enquiryWith(),
      firstName: text.slice(0, limits.name),
      lastName: text.slice(0, limits.name),
      email: `${text.slice(0, 200)}@example.com`,
      company: text.slice(0, limits.company),
      message: text,
    }),
  ),
  spot('message, four times too long', 8 * limits.message, (text) =>
    post(paths.enquiry, { ...enquiryWith(), message: text }),
  ),
];

const loginSpots: readonly Spot[] = [
  spot('username', body, (text) => post(paths.login, { username: text, password: 'x' })),
  spot('password', body, (text) => post(paths.login, { username: 'x', password: text })),
  // A name that is too long: the password is parsed, but never hashed.
  spot('password as long as it may be', 2 * limits.password, (text) =>
    post(paths.login, { username: 'x'.repeat(limits.username + 1), password: text.slice(0, limits.password) }),
  ),
];

/** All functions, called without a token. */
export function functionDoors(): Door[] {
  const withJson = endpoints.filter(({ method, name }) => method === 'POST' && name !== 'uploading');
  return endpoints.map(({ name, method, path }) => {
    const isJson = withJson.some((one) => one.path === path && one.method === method);
    const special = path === paths.enquiry ? enquirySpots : path === paths.login ? loginSpots : [];
    return {
      name: `\`${method} ${path.replace(/[0-9a-f-]{32,}(\.webp)?$/, '…')}\`: ${name}`,
      spots: [
        ...special,
        ...(isJson ? jsonSpots(path) : method === 'POST' ? multipartSpots(path) : []),
        ...pathSpots(method, path),
        ...[...headers, ...ownHeaders].map((header) => headerSpot(method, path, header)),
      ],
    };
  });
}

/** The on-demand pages, which answer every path without a file. */
export function pageDoors(): Door[] {
  const pages = [
    '/',
    '/es/',
    '/opportunity/',
    '/es/opportunity/',
    '/admin/edit/',
    '/admin/history/',
    '/admin/enquiries/',
    '/api/',
    '/_image',
    '/_server-islands/',
  ];
  return [
    ...pages.map((page) => ({
      name: `page \`${page}…\``,
      spots: [...pathSpots('GET', page), ...(page === '/' ? headers : []).map((name) => headerSpot('GET', page, name))],
    })),
    { name: 'feed `/feeds/…`', spots: pathSpots('GET', '/feeds/') },
    { name: '`GET /opportunities.csv`', spots: pathSpots('GET', '/opportunities.csv').slice(1) },
    { name: '`GET /sitemap-opportunities.xml`', spots: pathSpots('GET', '/sitemap-opportunities.xml').slice(1) },
    {
      name: 'page, with a body',
      spots: ['/nothing', '/_server-islands/x', '/_actions/x', '/opportunity/x?_action=x', '/api/x'].flatMap((path) => [
        raw(path, json, body),
        raw(path, 'application/x-www-form-urlencoded', body),
        raw(path, 'multipart/form-data; boundary=b', body),
      ]),
    },
  ];
}
