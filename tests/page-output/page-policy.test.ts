import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { playerOrigins } from '#domain/video';
import { narrowed, withOneStyleSheet } from '../../src/page-output/page-policy';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const menu = 'document.querySelector("nav")';
const slides = 'start()';
const colours = 'p { color: red }';
const whole = `default-src 'none'; script-src 'self' ${hashOf(menu)} ${hashOf(slides)}; style-src 'self' ${hashOf(colours)}`;

test('The policy of a page allows its own inline code and no inline code of other pages', async () => {
  const page = `<head><style>${colours}</style></head><script type="module">${menu}</script>`;
  expect(await narrowed(whole, page)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf(menu)}; style-src 'self' ${hashOf(colours)}`,
  );
});

test('The policy of a page without inline code keeps the sources that are not hashes', async () => {
  expect(await narrowed(whole, '<script src="/one.js"></script>')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
});

test('An unknown inline script is not allowed', async () => {
  expect(await narrowed(whole, '<script>steal()</script>')).not.toContain(hashOf('steal()'));
});

test('Style sheets joined in one element are allowed if each of them is', async () => {
  const print = 'p { color: black }';
  const allowed = `style-src 'self' ${hashOf(colours)} ${hashOf(print)};`;
  const one = withOneStyleSheet(`<head><style>${colours}</style><style>${print}</style></head>`);
  const together = one.slice(one.indexOf('<style>') + '<style>'.length, one.indexOf('</style>'));
  expect(await narrowed(allowed, one)).toBe(`style-src 'self' ${hashOf(together)};`);
  expect(await narrowed(`style-src 'self' ${hashOf(print)};`, one)).toBe("style-src 'self';");
});

test('Only a page with a video player may frame one', async () => {
  const allowed = `frame-src ${playerOrigins.join(' ')};`;
  expect(await narrowed(allowed, '<div data-player="https://player.vimeo.com/video/1"></div>')).toBe(allowed);
  for (const page of ['<p>frame</p>', '<p title=" data-player=">x data-player=&quot;https://player.vimeo.com/</p>'])
    expect(await narrowed(allowed, page)).toBe("frame-src 'none';");
});
