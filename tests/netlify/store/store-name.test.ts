import { afterEach, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/unavailable';
import { storeName, storePurposes } from '../../../netlify/store/store-name.ts';
import { fc } from '../../support/properties.ts';

const platformContext = (context: string) => vi.stubGlobal('Netlify', { context: { deploy: { context } } });

describe('the name of a store', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  test("is the plain purpose in production and on a machine of one's own", () => {
    expect(storeName('opportunities')).toBe('opportunities');
    for (const context of ['production', 'dev']) {
      platformContext(context);
      expect(storeName('opportunities')).toBe('opportunities');
    }
  });

  test('carries the deploy context elsewhere, as the platform tells it during a request', () => {
    platformContext('deploy-preview');
    expect(storeName('enquiries')).toBe('enquiries-deploy-preview');
    platformContext('branch-deploy');
    expect(storeName('enquiries')).toBe('enquiries-branch-deploy');
  });

  test('carries the context of the environment where there is no request, as in a build', () => {
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect(storeName('images')).toBe('images-deploy-preview');
    platformContext('production');
    expect(storeName('images')).toBe('images');
  });

  test.each([{}, { context: null }, { context: { deploy: {} } }, 'Netlify'])(
    'a global that tells nothing (%o) is passed over',
    (global) => {
      vi.stubGlobal('Netlify', global);
      vi.stubEnv('CONTEXT', 'branch-deploy');
      expect(storeName('images')).toBe('images-branch-deploy');
    },
  );

  test('is none on the platform where the context is not known: it could be a preview', () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'a-function');
    expect(() => storeName('enquiries')).toThrow(Unavailable);
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect(storeName('enquiries')).toBe('enquiries-deploy-preview');
    platformContext('production');
    expect(storeName('enquiries')).toBe('enquiries');
  });

  test('is one that the platform takes, whatever the context is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (context) => {
        platformContext(context);
        for (const purpose of storePurposes) expect(storeName(purpose)).toMatch(/^[a-z0-9-]{1,64}$/);
      }),
    );
  });

  test('has 64 letters at most for contexts of any length', () => {
    for (let length = 1; length <= 100; length += 1) {
      platformContext('x'.repeat(length));
      for (const purpose of storePurposes) expect(storeName(purpose)).toMatch(/^[a-z0-9-]{1,64}$/);
    }
  });

  test('differs for contexts that differ in their odd signs only', () => {
    const names = ['a/b', 'a-b', 'A-B', 'a_b', 'ä', '-', 'x'.repeat(40), 'x'.repeat(41)].map((context) => {
      platformContext(context);
      return storeName('images');
    });
    expect(new Set(names).size).toBe(names.length);
  });

  test('of one purpose is never that of another in some context', () => {
    for (const one of storePurposes)
      for (const other of storePurposes) expect(other.startsWith(`${one}-`), `${one} and ${other}`).toBe(false);
  });
});
