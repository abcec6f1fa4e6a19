import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { advertises, foreignHosts, hostsIn } from '#domain/enquiry/links';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';

const hosts = (message: string, changes: Partial<Enquiry> = {}) => foreignHosts(enquiryWith({ message, ...changes }));

describe('links in a text', () => {
  test.each([
    ['See https://cheap.example/loans?x=1.', 'cheap.example'],
    ['look at WWW.Cheap.example', 'cheap.example'],
    ['cheap.example/now, please', 'cheap.example'],
    ['（https://例子.中国/路）', '例子.中国'],
  ])('A link is found in “%s”', (text, host) => {
    expect(hostsIn(text)).toEqual([host]);
  });

  test.each(['Write to ana@firm.example.', 'We are Río S.A. and pay U$S 3.5 m.', 'e.g. lithium', '3/4 of it'])(
    'No link is found in “%s”',
    (text) => {
      expect(hostsIn(text)).toEqual([]);
    },
  );
});

describe('links to the sender’s own site', () => {
  test('A link to the host of the sender’s e-mail address or company name is not foreign', () => {
    expect(hosts('https://www.riosa.com.ar/en', { email: 'ana@riosa.com.ar' })).toEqual([]);
    expect(hosts('https://shop.riosa.com', { email: 'ana@mail.riosa.com' })).toEqual(['shop.riosa.com']);
    expect(hosts('www.examplecapital.cn', { company: 'Example Capital Ltd.' })).toEqual([]);
    expect(hosts('www.examplecapital.cn', { company: 'Another' })).toEqual(['examplecapital.cn']);
  });
});

test.each([
  { message: '<a href="https://x.example">x</a>' },
  { message: '[url=https://x.example]x[/url]' },
  { message: 'https://a.example https://b.example https://c.example' },
  { firstName: 'Win at www.casino.example' },
])('Markup, many links or a link in a name count as advertising: %o', (changes) => {
  expect(advertises(enquiryWith(changes))).toBe(true);
});

test('One or two links to sources do not count as advertising', () => {
  expect(advertises(enquiryWith({ message: 'See https://a.example and https://b.example/report.' }))).toBe(false);
});
