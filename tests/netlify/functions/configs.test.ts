import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@netlify/functions';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import { describe, expect, test } from 'vitest';
import { checkHealth } from '#domain/calls/health';
import { uploadImage } from '#domain/calls/images';
import { allCalls } from '../../support/calls.ts';
import { editorEndpoints, ownerEndpoints, publicEndpoints } from './endpoints.ts';

const folder = join(import.meta.dirname, '../../../netlify/functions');
// What a deploy reads from the files, without running them.
const listed = await listFunctions(folder, { parseISC: true });
const functions = listed.map(({ name, routes = [], excludedRoutes = [], schedule }) => ({
  name,
  routes,
  excludedRoutes,
  schedule,
}));

const testedAs = { everyone: publicEndpoints, editor: editorEndpoints, owner: ownerEndpoints };

describe('the functions', () => {
  test('Every file of the functions folder is a function', async () => {
    const files = (await readdir(folder)).map((file) => file.replace(/\.ts$/, ''));
    expect(functions.map(({ name }) => name).sort()).toEqual(files.sort());
  });

  test('The functions answer exactly the paths of the contract', () => {
    const answered = functions.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
    expect(answered.sort()).toEqual(allCalls.map(({ path }) => path).sort());
  });

  test('The general tests of functions include every call, with the right callers', () => {
    const missing = allCalls.filter(({ method, path, callers }) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/?]+')}(?:\\?.*)?$`);
      return !testedAs[callers].some((endpoint) => endpoint.method === method && pattern.test(endpoint.path));
    });
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('Every function is named after a call of its path', () => {
    const modules = import.meta.glob<Record<string, unknown>>('/src/domain/calls/*.ts', { eager: true });
    const named = Object.values(modules).flatMap((module) => Object.entries(module));
    const namesOf = (path: string) =>
      named.flatMap(([name, value]) =>
        value instanceof Object && 'path' in value && value.path === path ? [name] : [],
      );
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const { name, routes } of functions) {
      const [first] = routes;
      if (first) expect(namesOf(first.pattern).map(kebab), name).toContain(name);
    }
  });

  test('The image function excludes the path of the upload', () => {
    const excluded = functions.flatMap(({ name, excludedRoutes }) =>
      excludedRoutes.map(({ pattern }) => [name, pattern]),
    );
    expect(excluded).toEqual([['read-image', uploadImage.path]]);
  });

  test('The functions accept all methods, so that the wrapper can refuse the wrong ones', () => {
    expect(functions.flatMap(({ routes }) => routes.flatMap(({ methods }) => methods))).toEqual([]);
  });

  test('A function has a path or a schedule: the outbox every minute, the sweep daily', () => {
    const scheduled = functions.filter(({ routes }) => routes.length === 0);
    expect(scheduled.map(({ name, schedule }) => [name, schedule])).toEqual([
      ['every-minute', '* * * * *'],
      ['sweep', '@daily'],
    ]);
  });

  test('The health check and the functions that accept anonymous writes are limited by the platform, per IP', () => {
    const modules = import.meta.glob<{ config: Config }>('/netlify/functions/*.ts', { eager: true });
    const open = allCalls.filter(({ callers, method }) => callers === 'everyone' && method !== 'GET');
    const limited = [checkHealth, ...open].map(({ path }) => path);
    expect(limited.length).toBeGreaterThan(5);
    const configs = Object.values(modules).map(({ config }) => config);
    // 'ip' alone would compile to a limit that all visitors share (docs/platform.md).
    for (const path of limited)
      expect(configs.find((config) => config.path === path)?.rateLimit?.aggregateBy, path).toEqual(['ip', 'domain']);
  });
});
