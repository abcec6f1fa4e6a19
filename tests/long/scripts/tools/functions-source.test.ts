import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleFunctions } from '../../../../scripts/tools/local-server/functions-bundle.ts';
import { hostOf } from '../../../../scripts/tools/local-server/functions-host.ts';
import { readFunctions } from '../../../../scripts/tools/local-server/functions-source.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

test('Functions imported from their sources have the paths and schedules of their bundles', async () => {
  const sources = await readFunctions(root);
  const { functions: bundles } = await bundleFunctions(root);
  const handler = () => new Response();
  const [imported, bundled] = [sources, bundles].map((all) => hostOf(all.map((one) => ({ ...one, handler }))));
  const patterns = bundles.flatMap(({ routes, excludedRoutes }) => [...routes, ...excludedRoutes]);
  const paths = patterns.flatMap(({ pattern }) => {
    const path = pattern.replace(/:\w+/g, '1a2b-C');
    return [path, path.toUpperCase(), `${path}/`, `${path}/more`, `/x${path}`, `${path}x`];
  });
  expect(sources.map(({ name }) => name).sort()).toEqual(bundles.map(({ name }) => name).sort());
  expect(patterns.length).toBeGreaterThan(20);
  const schedules = [sources, bundles].map((all) => all.map(({ name, schedule }) => `${name} ${schedule}`).sort());
  expect(schedules[0]).toEqual(schedules[1]);
  expect(bundled?.everyMinute).toHaveLength(1);
  for (const path of paths) expect(imported?.find(path, 'GET'), path).toEqual(bundled?.find(path, 'GET'));
});
