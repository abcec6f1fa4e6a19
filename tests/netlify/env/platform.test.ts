import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildContext,
  deployContext,
  hasCDN,
  isOnPlatform,
  showsExample,
  siteOrigin,
} from '../../../netlify/env/index.ts';

describe('what the platform sets', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('is nothing on a machine of one’s own', () => {
    expect([buildContext(), deployContext(), isOnPlatform(), hasCDN()]).toEqual([undefined, undefined, false, false]);
  });

  it('is read when it is needed', () => {
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

  it('counts for nothing when it is empty', () => {
    vi.stubEnv('CONTEXT', '');
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', '');
    expect([buildContext(), deployContext(), hasCDN()]).toEqual([undefined, undefined, false]);
  });

  it('has the context of the build, and that of the request where there is one', () => {
    vi.stubEnv('CONTEXT', 'production');
    vi.stubGlobal('Netlify', { context: { deploy: { context: 'deploy-preview' } } });
    expect([buildContext(), deployContext()]).toEqual(['production', 'deploy-preview']);
  });
});

describe('the fictitious owner', () => {
  it('is shown where that is asked for, on this machine alone', () => {
    expect(showsExample({ SITE_EXAMPLE: 'yes' })).toBe(true);
    expect(showsExample({})).toBe(false);
    expect(showsExample({ SITE_EXAMPLE: 'no' })).toBe(false);
    for (const variable of ['SITE_URL', 'URL']) {
      expect(showsExample({ SITE_EXAMPLE: 'yes', [variable]: 'https://invest.example' })).toBe(false);
    }
    for (const CONTEXT of ['production', 'deploy-preview', 'branch-deploy', 'dev']) {
      expect(showsExample({ SITE_EXAMPLE: 'yes', CONTEXT })).toBe(false);
    }
  });
});

describe('the site’s own URL', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is what the owner has set, else what the platform says', () => {
    expect(siteOrigin({ URL: 'https://invest.example' })).toBe('https://invest.example');
    expect(siteOrigin({ URL: 'https://a.example', SITE_URL: 'https://b.example/' })).toBe('https://b.example');
  });

  it.each(['', 'invest.example', 'javascript:alert(1)', 'http://invest.example', 'https://a:b@invest.example'])(
    'is not known by "%s"',
    (URL) => expect(siteOrigin({ URL })).toBeUndefined(),
  );

  it('is not known in a preview, which has enquiries of its own', () => {
    vi.stubGlobal('Netlify', { context: { deploy: { context: 'deploy-preview' } } });
    expect(siteOrigin({ URL: 'https://invest.example' })).toBeUndefined();
  });
});
