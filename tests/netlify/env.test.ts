import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unavailable } from '#domain/unavailable';
import {
  buildContext,
  deployContext,
  enquiryMonths,
  hasCDN,
  isOnPlatform,
  loginSettings,
  showsExample,
} from '../../netlify/env.ts';

const complete = { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD_HASH: 'scrypt$…', JWT_SECRET: 's'.repeat(32) };

describe('the settings of the login', () => {
  it('come from the environment', () => {
    const settings = loginSettings(complete);
    expect(settings).toMatchObject({ username: 'ana', passwordHash: 'scrypt$…' });
    expect(new TextDecoder().decode(settings.secret)).toBe('s'.repeat(32));
  });

  it('survive the line break that pasting adds', () => {
    expect(loginSettings({ ...complete, ADMIN_PASSWORD_HASH: 'scrypt$…\n' }).passwordHash).toBe('scrypt$…');
  });

  it('count a secret in bytes', () => {
    expect(loginSettings({ ...complete, JWT_SECRET: 'ñ'.repeat(16) }).secret.length).toBe(32);
  });

  it.each([
    ['ADMIN_USERNAME', undefined],
    ['ADMIN_USERNAME', ''],
    ['ADMIN_USERNAME', '  '],
    ['ADMIN_PASSWORD_HASH', undefined],
    ['ADMIN_PASSWORD_HASH', ''],
    ['JWT_SECRET', undefined],
    ['JWT_SECRET', ''],
    ['JWT_SECRET', 's'.repeat(31)],
    ['JWT_SECRET', ` ${'s'.repeat(31)} `],
  ])('make the login unavailable, naming what to set: %s is %j', (name, value) => {
    const read = () => loginSettings({ ...complete, [name]: value });
    expect(read).toThrow(Unavailable);
    expect(read).toThrow(name);
  });

  it('name everything that is missing, and how to make it', () => {
    expect(() => loginSettings({})).toThrow(
      /ADMIN_USERNAME.*ADMIN_PASSWORD_HASH.*npm run admin:password.*JWT_SECRET.*openssl rand/,
    );
  });
});

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

describe('the months of an enquiry', () => {
  it.each([
    [undefined, 24],
    ['', 24],
    [' 6\n', 6],
    ['120', 120],
  ])('%j are %i', (set, months) => {
    expect(enquiryMonths(set === undefined ? {} : { ENQUIRY_MONTHS: set })).toBe(months);
  });

  it.each(['0', '-1', '1.5', 'a year', '1000'])('“%s” are none, and the log says so', (set) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(enquiryMonths({ ENQUIRY_MONTHS: set })).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('ENQUIRY_MONTHS'));
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
