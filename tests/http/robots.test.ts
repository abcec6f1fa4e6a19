import { expect, test } from 'vitest';
import { robotsFor } from '#http/headers';

const site = new URL('https://invest.example');

test('Robots may crawl everything except the admin area, in production and on a local machine', () => {
  for (const context of ['production', undefined]) {
    const lines = robotsFor(site, context).split('\n');
    expect(lines).toEqual(['User-agent: *', 'Disallow: /admin', '', 'Sitemap: https://invest.example/sitemap.xml', '']);
  }
});

test('Robots may crawl nothing of a preview', () => {
  for (const context of ['deploy-preview', 'branch-deploy', 'dev']) {
    expect(robotsFor(site, context)).toMatch(/^Disallow: \/$/m);
  }
});
