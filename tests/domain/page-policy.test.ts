import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { narrowed } from '#domain/page-policy';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const menu = 'document.querySelector("nav")';
const slides = 'start()';
const colours = 'p { color: red }';
const whole = `default-src 'none'; script-src 'self' ${hashOf(menu)} ${hashOf(slides)}; style-src 'self' ${hashOf(colours)}`;

test('a page may run what is written into it, and nothing that is written into others', async () => {
  const page = `<head><style>${colours}</style></head><script type="module">${menu}</script>`;
  expect(await narrowed(whole, page)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(menu)}; style-src 'self' ${hashOf(colours)}`,
  );
});

test('a page with nothing of its own keeps the sources that are not hashes', async () => {
  expect(await narrowed(whole, '<script src="/one.js"></script>')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
});

test('a script that the site does not know gets no permission', async () => {
  expect(await narrowed(whole, '<script>steal()</script>')).not.toContain(hashOf('steal()'));
});
