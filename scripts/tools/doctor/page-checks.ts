import { languages } from '#domain/language';
import { policyHeader, securityHeaders } from '#http/headers';
import texts from '../../../content/i18n/en.json' with { type: 'json' };
import { localizedPath } from '../../../src/i18n/path.ts';
import { type Check, type Examined, fetchFrom, right, wrong } from './examine.ts';

/** Pages of each kind: a file, a page on demand, a function. */
const kinds = ['/', '/opportunities', '/invests/all'];

/** Concurrent requests. */
const atOnce = 6;

/** Fewest scripts that an admin page preloads; without preloads it starts four round trips later. */
const fewestPreloads = 20;

const redeploy = 'deploy again with “Clear cache and deploy site”';

export const pageChecks: readonly Check[] = [
  {
    name: 'headers',
    async examine(site) {
      const names = [...Object.keys(securityHeaders), policyHeader];
      const missing = await Promise.all(
        kinds.map(async (path) => {
          const { headers } = await fetchFrom(site, path);
          return names.filter((name) => !headers.has(name)).map((name) => `${path} has no ${name}`);
        }),
      );
      if (missing.flat().length === 0) return right(`${names.length} security headers on files, pages and functions`);
      return wrong(
        missing.flat().join(', '),
        'compare netlify.toml with src/http/headers.ts, and look for a proxy in between',
      );
    },
  },
  {
    name: 'host',
    async examine(site) {
      for (const path of kinds.slice(0, 2)) {
        const { text } = await fetchFrom(site, path);
        const canonical = /<link rel="canonical" href="([^"]+)">/.exec(text)?.[1] ?? 'none';
        if (!canonical.startsWith(`${site.origin}/`))
          return wrong(
            `the canonical URL of ${path} is ${canonical}, not on ${site.origin}`,
            'make this host the primary domain, or set SITE_URL to it, and deploy',
          );
      }
      return right(`canonical URLs are on ${site.origin}`);
    },
  },
  {
    name: 'languages',
    async examine(site) {
      const wrongs = await Promise.all(languages.map((language) => languageFault(site, language)));
      const fault = wrongs.find((one) => one !== undefined);
      return fault === undefined ? right(languages.join(', ')) : wrong(fault, redeploy);
    },
  },
  {
    name: 'robots',
    async examine(site) {
      const { status, text } = await fetchFrom(site, '/robots.txt');
      if (status !== 200) return wrong(`/robots.txt answers ${status}`, redeploy);
      if (/^Disallow: \/$/m.test(text))
        return wrong(
          '/robots.txt closes the whole site to search engines',
          'publish a deploy of the production context',
        );
      if (!text.includes(`Sitemap: ${site.origin}/sitemap.xml`))
        return wrong('/robots.txt names no sitemap of this host', 'set SITE_URL to this host and deploy');
      return right('open, with the sitemap of this host');
    },
  },
  {
    name: 'sitemap',
    async examine(site) {
      const locations = async (path: string) =>
        [...(await fetchFrom(site, path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
      const parts = await locations('/sitemap.xml');
      const pages = (await Promise.all(parts.map((part) => locations(pathOf(part))))).flat();
      const strange = pages.find((page) => !page.startsWith(`${site.origin}/`) && page !== site.origin);
      if (strange !== undefined)
        return wrong(`it lists ${strange}, which is on another host`, 'set SITE_URL and deploy');
      const broken = await brokenAmong(site, pages.map(pathOf));
      if (pages.length < 30) return wrong(`it lists ${pages.length} pages`, redeploy);
      if (broken.length > 0)
        return wrong(`it lists pages that do not answer 200: ${broken.slice(0, 3).join(', ')}`, redeploy);
      return right(`${pages.length} pages, all answer 200`);
    },
  },
  {
    name: 'feeds',
    async examine(site) {
      for (const path of languages.flatMap((one) => [`/feeds/${one}.xml`, `/feeds/${one}.json`])) {
        const { status, text } = await fetchFrom(site, path);
        const isFeed = path.endsWith('.xml') ? text.includes('<feed') : text.includes('https://jsonfeed.org/version');
        if (status !== 200 || !isFeed)
          return wrong(`${path} answers ${status} and is no feed`, 'look at the log of the function “ssr”');
      }
      return right(`${languages.length * 2} feeds`);
    },
  },
  {
    name: 'owner',
    async examine(site) {
      const { text } = await fetchFrom(site, '/legal-notice');
      const label = texts.legalNotice.owner.legalName;
      const name = new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>([^<]+)</dd>`).exec(text)?.[1];
      if (name) return right(name);
      return wrong(
        'the legal notice names nobody, so the site refuses enquiries',
        'fill in “owner” in content/site.yaml and deploy',
      );
    },
  },
  {
    name: 'admin',
    async examine(site) {
      const { status, text } = await fetchFrom(site, '/admin');
      const preloads = [...text.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path = '']) => path);
      if (status !== 200) return wrong(`/admin answers ${status}`, redeploy);
      if (preloads.length < fewestPreloads)
        return wrong(
          `/admin preloads ${preloads.length} scripts`,
          'look at scripts/build/admin-preloads.ts: the build knows them',
        );
      const broken = await brokenAmong(site, preloads);
      if (broken.length > 0) return wrong(`/admin preloads ${broken[0]}, which is missing`, redeploy);
      return right(`preloads ${preloads.length} scripts`);
    },
  },
];

async function languageFault(site: Examined, language: (typeof languages)[number]): Promise<string | undefined> {
  const path = localizedPath('/', language);
  const { status, text } = await fetchFrom(site, path);
  if (status !== 200) return `${path} (${language}) answers ${status}`;
  if (!new RegExp(`<html[^>]* lang="${language}`).test(text)) return `${path} is not in ${language}`;
  const missing = languages.find((other) => !text.includes(`<link rel="alternate" hreflang="${other}"`));
  return missing && `${path} does not name its page in ${missing}`;
}

const pathOf = (url: string): string => new URL(url).pathname;

/** Those that do not answer 200 to HEAD. */
async function brokenAmong(site: Examined, paths: readonly string[]): Promise<readonly string[]> {
  const broken: string[] = [];
  const waiting = paths.values();
  const take = async () => {
    for (const path of waiting) {
      const { status } = await fetchFrom(site, path, { method: 'HEAD' });
      if (status !== 200) broken.push(`${path} (${status})`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  return broken;
}
