import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  buildContext,
  deployContext,
  hasCDN,
  isOnPlatform,
  showsExample,
  siteOrigin,
} from '../../../netlify/env/index.ts';

describe('the variables of the platform', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test('No variable of the platform is set on a local machine', () => {
    expect([buildContext(), deployContext(), isOnPlatform(), hasCDN()]).toEqual([undefined, undefined, false, false]);
  });

  test('The variables of the platform are read on demand', () => {
    vi.stubEnv('CONTEXT', 'branch-deploy');
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'a-function');
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
    expect([buildContext(), deployContext(), isOnPlatform(), hasCDN()]).toEqual([
      'branch-deploy',
      'branch-deploy',
      true,
      true,
    ]);
  });

  test('An empty variable of the platform counts as not set', () => {
    vi.stubEnv('CONTEXT', '');
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '');
    expect([buildContext(), deployContext(), hasCDN()]).toEqual([undefined, undefined, false]);
  });

  test('The deploy context is that of the request, and the build context that of the environment', () => {
    vi.stubEnv('CONTEXT', 'production');
    vi.stubGlobal('Netlify', { context: { deploy: { context: 'deploy-preview' } } });
    expect([buildContext(), deployContext()]).toEqual(['production', 'deploy-preview']);
  });
});

describe('the fictitious owner', () => {
  test('The fictitious owner is shown only if requested, and only on a local machine', () => {
    expect(showsExample({ SITE_EXAMPLE: 'yes' })).toBe(true);
    expect(showsExample({})).toBe(false);
    expect(showsExample({ SITE_EXAMPLE: 'no' })).toBe(false);
    for (const variable of ['SITE_URL', 'URL']) {
      expect(showsExample({ SITE_EXAMPLE: 'yes', [variable]: 'https://invest.example' })).toBe(false);
    }
    expect(showsExample({ SITE_EXAMPLE: 'yes', URL: 'http://localhost:8888', CONTEXT: 'production' })).toBe(true);
    expect(showsExample({ SITE_EXAMPLE: 'yes', URL: 'http://localhost:8888', NETLIFY: 'true' })).toBe(false);
  });
});

describe('the site’s own URL', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('The site’s URL is the one that the owner has set, otherwise that of the platform', () => {
    expect(siteOrigin({ URL: 'https://invest.example' })).toBe('https://invest.example');
    expect(siteOrigin({ URL: 'https://a.example', SITE_URL: 'https://b.example/' })).toBe('https://b.example');
  });

  test.each(['', 'invest.example', 'javascript:alert(1)', 'http://invest.example', 'https://a:b@invest.example'])(
    'The site’s URL is unknown when it is set to "%s"',
    (URL) => expect(siteOrigin({ URL })).toBeUndefined(),
  );

  test('The site’s URL is unknown in a preview, which has enquiries of its own', () => {
    vi.stubGlobal('Netlify', { context: { deploy: { context: 'deploy-preview' } } });
    expect(siteOrigin({ URL: 'https://invest.example' })).toBeUndefined();
  });
});
