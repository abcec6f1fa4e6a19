import { afterEach, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { storeName, storePurposes } from '../../../netlify/store/store-name.ts';
import { fc } from '../../support/properties.ts';

const platformContext = (context: string) => vi.stubGlobal('Netlify', { context: { deploy: { context } } });

describe('the name of a store', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test('The store has its plain name in production and on a local machine', () => {
    expect(storeName('opportunities')).toBe('opportunities');
    for (const context of ['production', 'dev']) {
      platformContext(context);
      expect(storeName('opportunities')).toBe('opportunities');
    }
  });

  test('The store’s name contains the deploy context of the request', () => {
    platformContext('deploy-preview');
    expect(storeName('enquiries')).toBe('enquiries-deploy-preview');
    platformContext('branch-deploy');
    expect(storeName('enquiries')).toBe('enquiries-branch-deploy');
  });

  test('The store’s name contains the build context without a request', () => {
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect(storeName('images')).toBe('images-deploy-preview');
    platformContext('production');
    expect(storeName('images')).toBe('images');
  });

  test.each([{}, { context: null }, { context: { deploy: {} } }, 'Netlify'])(
    'A platform object without a context (%o) is ignored',
    (global) => {
      vi.stubGlobal('Netlify', global);
      vi.stubEnv('CONTEXT', 'branch-deploy');
      expect(storeName('images')).toBe('images-branch-deploy');
    },
  );

  test('The store has no name on the platform when the context is unknown, because it could be a preview', () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'a-function');
    expect(() => storeName('enquiries')).toThrow(Unavailable);
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect(storeName('enquiries')).toBe('enquiries-deploy-preview');
    platformContext('production');
    expect(storeName('enquiries')).toBe('enquiries');
  });

  test('The store’s name is valid for any name of a context', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (context) => {
        platformContext(context);
        for (const purpose of storePurposes) expect(storeName(purpose)).toMatch(/^[a-z0-9-]{1,64}$/);
      }),
    );
  });

  test('The store’s name has at most 64 characters for contexts of any length', () => {
    for (let length = 1; length <= 100; length += 1) {
      platformContext('x'.repeat(length));
      for (const purpose of storePurposes) expect(storeName(purpose)).toMatch(/^[a-z0-9-]{1,64}$/);
    }
  });

  test('The store’s name differs for contexts that differ only in special characters', () => {
    const names = ['a/b', 'a-b', 'A-B', 'a_b', 'ä', '-', 'x'.repeat(40), 'x'.repeat(41)].map((context) => {
      platformContext(context);
      return storeName('images');
    });
    expect(new Set(names).size).toBe(names.length);
  });

  test('The store’s name never equals that of another purpose in some context', () => {
    for (const one of storePurposes)
      for (const other of storePurposes) expect(other.startsWith(`${one}-`), `${one} and ${other}`).toBe(false);
  });
});
