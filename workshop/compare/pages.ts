import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { listedPages, unlistedPages } from '../../tests/support/listed-pages.ts';
import type { ComparedRequest } from './request.ts';

const english = [...listedPages, ...unlistedPages, '/opportunities/technology', '/enquiry/answer', '/contact/sent'];

const admin = ['upload', 'manager', 'dashboard', 'trash', 'enquiries', 'enquiries/1', 'edit/1', 'history/1'];

const perLanguage = languages.flatMap((language) => [
  `/featured/${language}.json`,
  `/admin/preview/${language}`,
  ...['', ...sectorKeys.map((sector) => `/${sector}`)].flatMap((part) => [
    `/feeds/${language}${part}.xml`,
    `/feeds/${language}${part}.json`,
  ]),
  ...samples.slice(0, 2).map(({ id }) => `/qr${localizedPath(`/opportunity/${id}`, language)}.svg`),
]);

const files =
  '/sitemap.xml /sitemap-pages.xml /sitemap-opportunities.xml /robots.txt /opportunity-counts.json /opportunities.csv';

const unusual =
  '/about/?a=b /index /fr/about /_headers /feeds/fr.xml /api/nothing /opportunity/nothing /500 /og/sectors/energy-header.jpg';

const reads = new Set([
  ...english.flatMap((path) => languages.map((language) => localizedPath(path, language))),
  ...['/admin', ...admin.map((page) => `/admin/${page}`), ...perLanguage, ...files.split(' '), ...unusual.split(' ')],
  ...['semicolon', 'tab'].map((separator) => `/opportunities.csv?separator=${separator}`),
]);

/** One of each kind of response with an ETag. */
const validated = ['/', '/opportunities', '/invests/all', '/feeds/en.xml', '/opportunities.csv', '/favicon.svg'];

const form = { 'Content-Type': 'application/x-www-form-urlencoded' } as const;

/** Pages and files that are not built, and forms sent without scripts. */
export const pageRequests: readonly ComparedRequest[] = [
  ...[...reads].map((path) => ({ method: 'GET', path })),
  ...validated.flatMap((path) => [
    { method: 'HEAD', path },
    { method: 'GET', path, headers: { 'If-None-Match': '*' }, note: 'validated' },
  ]),
  ...languages.flatMap((language) =>
    ['/contact/sent', '/enquiry/answer'].map((path) => ({
      ...{ method: 'POST', path: localizedPath(path, language), headers: form },
      ...{ body: 'firstName=Ana&email=x&reference=INV-000000', note: 'form' },
    })),
  ),
];
