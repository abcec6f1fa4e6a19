import { expect, test } from 'vitest';
import { framingOwn, hardenPage, isAdminPage, letOwnFrame, securityHeaders } from '#http/headers';

const policy =
  "default-src 'none'; img-src 'self' data:; form-action 'self'; frame-src https://player.example; frame-ancestors 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'";

test('A page that the site frames itself runs no scripts and cannot be framed by other sites', () => {
  const headers = new Headers({ 'Content-Security-Policy': policy });
  letOwnFrame(headers);
  hardenPage(headers);
  expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'self' 'sha256-y'",
    "script-src 'none'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    'sandbox allow-same-origin',
  ]);
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('A page of the admin area may frame the site’s own pages and no others', () => {
  expect(framingOwn(policy)).toBe(policy.replace('https://player.example', "'self'"));
  expect(['/admin', '/admin/manager', '/admin/edit/[id]'].every(isAdminPage)).toBe(true);
  expect(['/', '/administration', '/[...language]/opportunity/[id]'].some(isAdminPage)).toBe(false);
});

test('Every other page refuses to be framed', () => {
  const headers = new Headers();
  hardenPage(headers);
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
});
