import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const manifest = v.object({
  routes: v.array(
    v.object({
      routeData: v.object({ route: v.string(), component: v.string(), prerender: v.boolean() }),
    }),
  ),
});

export interface BuiltRoute {
  /** In the framework's notation: `/opportunity/[id]`. */
  readonly route: string;
  /** The source file of the route. */
  readonly component: string;
}

const entry = fileURLToPath(new URL('../../../.netlify/build/entry.mjs', import.meta.url));

/** The routes of the on-demand function in the last build, without static files. */
export async function onDemandRoutes(): Promise<BuiltRoute[]> {
  const line = /^var _manifest(?:\$\d+)? = deserializeManifest\((.*)\);$/m.exec(await readFile(entry, 'utf8'))?.[1];
  if (line === undefined) throw new Error(`${entry} holds no manifest where the framework used to write it`);
  const { routes } = v.parse(manifest, JSON.parse(line));
  return routes.map(({ routeData }) => routeData).filter(({ prerender }) => !prerender);
}
