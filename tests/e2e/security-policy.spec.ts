import { expect, test } from '../support/fixtures.ts';

test('A page refuses scripts that were not in it at build time, and cannot be framed by another site', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/Trusted|policy violation: require-trusted-types-for/i);
  for (const path of ['/about', '/admin', '/nothing']) {
    if (path === '/nothing') expectProblem(/404/);
    await page.goto(path);
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => unknown): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const inline = document.createElement('img');
      return {
        markup: attempt(() => {
          document.body.innerHTML += '<b>x</b>';
        }),
        text: attempt(() => {
          document.createElement('script').textContent = 'window.ran = true';
        }),
        attribute: attempt(() => inline.setAttribute('onerror', 'window.ran = true')),
        url: attempt(() => {
          document.createElement('script').src = '/x.js';
        }),
      };
    });
    const refused = 'TypeError';
    expect(outcomes).toEqual({ markup: refused, text: refused, attribute: refused, url: refused });
  }
  await test.step('A frame of another site', async () => {
    expectProblem(/frame|refused|X-Frame-Options|ERR_BLOCKED/i);
    await page.route('https://other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
    );
    await page.goto('https://other.example/');
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  });
});
