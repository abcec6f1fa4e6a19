import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#domain/enquiry/enquiry';
import { advertises, foreignHosts, hostsIn } from '#domain/enquiry/links';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';

const hosts = (message: string, changes: Partial<Enquiry> = {}) => foreignHosts(enquiryWith({ message, ...changes }));

describe('a link', () => {
  test.each([
    ['See https://cheap.example/loans?x=1.', 'cheap.example'],
    ['look at WWW.Cheap.example', 'cheap.example'],
    ['cheap.example/now, please', 'cheap.example'],
    ['（https://例子.中国/路）', '例子.中国'],
  ])('is found in “%s”', (text, host) => {
    expect(hostsIn(text)).toEqual([host]);
  });

  test.each(['Write to ana@firm.example.', 'We are Río S.A. and pay U$S 3.5 m.', 'e.g. lithium', '3/4 of it'])(
    'is none in “%s”',
    (text) => {
      expect(hostsIn(text)).toEqual([]);
    },
  );
});

describe('a link to the sender’s own site is no other’s:', () => {
  test('that of the e-mail address, or named like the company', () => {
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
])('advertising has links as no letter has: %o', (changes) => {
  expect(advertises(enquiryWith(changes))).toBe(true);
});

test('a source or two is no advertising', () => {
  expect(advertises(enquiryWith({ message: 'See https://a.example and https://b.example/report.' }))).toBe(false);
});
