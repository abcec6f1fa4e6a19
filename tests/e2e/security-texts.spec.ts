import { languages } from '#domain/language';
import { expect, test } from '../support/fixtures.ts';

/** Each would call `hacked` somewhere if it were interpreted instead of shown as text. */
const hostile = {
  title: `</title></script><script>hacked()</script><img src=x onerror=hacked()>"'>{{hacked()}}`,
  subtitle: `--><svg onload=hacked()>" onfocus=hacked() autofocus x=" </noscript>&lt;b&gt;`,
  description: `<iframe srcdoc="<script>parent.hacked()</script>"></iframe>\n</pre></template><style>*{display:none}</style>\u00a0javascript:hacked()`,
} as const;

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    Reflect.set(window, 'hacked', () => Reflect.set(window, 'wasHacked', true));
  });
});

/** Unclosed elements: a search for tags in a finished page would run far beyond them. */
const unclosed = [
  { title: 'Open style', subtitle: 'We use the <style> element' },
  { title: 'T <script> t', subtitle: 'A </head> and a <!-- comment' },
  { title: 'Open main', subtitle: 'a <main> 3个月 <a id=hacked href=https://evil.example>Log in</a>' },
] as const;

test('HTML and script in an opportunity are shown as text, and its page keeps its styles', async ({
  page,
  createOpportunity,
}) => {
  const { title } = hostile;
  const { id } = await createOpportunity({ ...hostile, sector: 'research' });
  await page.goto(`/opportunity/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(hostile.subtitle, { exact: true })).toBeVisible();
  await expect(main).toContainText('<iframe srcdoc="<script>parent.hacked()</script>"></iframe>');
  expect(await page.title()).toContain(title);
  for (const property of ['og:title', 'og:description']) {
    const content = await page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(content).toContain(property === 'og:title' ? '</script><script>' : '--><svg');
  }
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.length).toBeGreaterThan(0);
  expect(structured.map((text) => JSON.stringify(JSON.parse(text))).join()).toContain('<script>hacked()</script>');
  for (const text of structured) expect(text).not.toMatch(/<\/script|<!--/i);

  await page.goto('/opportunities/research');
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'wasHacked'))).toBeUndefined();
  expect(await page.locator('main iframe, main svg[onload], main img[onerror], [autofocus]').count()).toBe(0);
  for (const { title, subtitle } of unclosed) {
    const { id } = await createOpportunity({ title, subtitle, sector: 'research' });
    await test.step(title, async () => {
      const path = `/opportunity/${id}`;
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
      await expect(page.locator('head > style')).toHaveCount(1);
      expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(10);
      await expect(page.locator('head > meta[name="description"]')).toHaveAttribute('content', subtitle);
      await expect(page.locator('[data-share]')).toHaveAttribute('data-title', title);
      await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.getByRole('main').getByText(subtitle, { exact: true })).toBeVisible();
      await expect(page.locator('#hacked')).toHaveCount(0);
    });
  }
});

test('HTML and script in an opportunity are shown as text to the administrator', async ({
  page,
  login,
  createOpportunity,
}) => {
  const { id } = await createOpportunity({ ...hostile, sector: 'research' });
  await login();
  await page.goto('/admin/manager');
  await expect(page.getByText(hostile.title, { exact: true }).first()).toBeVisible();
  await page.goto(`/admin/edit/${id}`);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(hostile.title);
  expect(await page.evaluate(() => Reflect.get(window, 'wasHacked'))).toBeUndefined();
});

test('HTML and script in a URL are not rendered, and links of a page whose URL names another site stay on this one', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/404/);
  const script = '<script>hacked()</script>"onload=hacked()';
  for (const path of ['/', '/opportunity/', '/opportunities/', '/sectors/', '/es/', '/admin/edit/']) {
    await page.goto(`${path}${encodeURIComponent(script)}?q=${encodeURIComponent(script)}#${script}`);
    expect(await page.content()).not.toContain('<script>hacked()');
    expect(await page.evaluate(() => Reflect.get(window, 'wasHacked'))).toBeUndefined();
  }
  await test.step('A URL that looks like another site', async () => {
    for (const path of ['//evil.example/x', '/es//evil.example/x', '/zh///evil.example']) {
      await page.goto(`${baseURL}${path}`);
      const origin = new URL(baseURL ?? '').origin;
      expect(new URL(page.url()).origin).toBe(origin);
      for (const language of languages) {
        await page.locator(`a[data-language=${language}]`).first().dispatchEvent('mousedown');
      }
      const origins = await page
        .locator('a[data-language]')
        .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.origin : '')));
      expect(origins.length).toBeGreaterThanOrEqual(languages.length);
      expect(new Set(origins)).toEqual(new Set([origin]));
      const foreign = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          links.filter((link) => link instanceof HTMLAnchorElement && link.hostname.includes('evil')),
        );
      expect(foreign).toEqual([]);
      await page.locator('a[data-language=en]').first().click();
      expect(new URL(page.url()).origin).toBe(origin);
    }
  });
});
