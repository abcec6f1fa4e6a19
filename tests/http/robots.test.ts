import { expect, test } from 'vitest';
import { robotsFor } from '#http/robots';

const site = new URL('https://invest.example');

test('robots may see all but the admin area in production, and on a machine of one’s own', () => {
  for (const context of ['production', undefined]) {
    const lines = robotsFor(site, context).split('\n');
    expect(lines).toEqual(['User-agent: *', 'Disallow: /admin', '', 'Sitemap: https://invest.example/sitemap.xml', '']);
  }
});

test('robots may see nothing of a preview', () => {
  for (const context of ['deploy-preview', 'branch-deploy', 'dev']) {
    expect(robotsFor(site, context)).toMatch(/^Disallow: \/$/m);
  }
});
