import { deepStrictEqual } from 'node:assert';
import { paths } from '../../support/paths.ts';
import type { World } from '../world.ts';
import { by, type Model } from './model.ts';
import { sorted } from './model-commands.ts';

/** Compares everything visible; throws at the first difference from the model. */
export async function compareAll(model: Model, { site, images }: World): Promise<void> {
  const shown = async (path: string) => ({ path, ...withoutHeaders(await site.ask('GET', path)) });
  const full = (ids: readonly string[]) =>
    ids.map((id) => {
      const { createdAt, versions, deletedAt } = model.records.get(id) ?? {};
      return sorted({ id, createdAt, ...versions?.[0], ...(deletedAt && { deletedAt, deletedBy: by }) });
    });
  const byId = (list: unknown) =>
    (Array.isArray(list) ? list.map(sorted) : []).sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));

  const known = [...model.records.keys()].filter((id) => model.known(id)).sort();
  const live = known.filter((id) => model.live(id));
  const deleted = known.filter((id) => !model.live(id));
  deepStrictEqual(byId((await shown(paths.adminOpportunities)).body), full(live));
  deepStrictEqual(byId((await shown(paths.trash)).body), full(deleted));
  const published = live.filter((id) => model.live(id)?.status === 'published');
  deepStrictEqual(byId((await shown(paths.opportunities)).body).map(idOf), published);
  for (const [id, { createdAt, deletedAt, versions, erasedAt }] of model.records) {
    if (erasedAt) {
      deepStrictEqual((await shown(paths.opportunityHistory(id))).status, 404);
      continue;
    }
    const { body } = await shown(paths.opportunityHistory(id));
    const expected = {
      ...(deletedAt && { deletedAt, deletedBy: by }),
      versions: versions.map((one) => ({ id, createdAt, ...one })),
    };
    deepStrictEqual(JSON.stringify(deep(body)), JSON.stringify(deep(expected)));
  }
  for (const name of images) {
    const { status } = await shown(paths.image(name));
    deepStrictEqual({ name, status }, { name, status: model.isReadable(name) ? 200 : 404 });
  }
}

function withoutHeaders({ status, body }: { readonly status: number; readonly body: unknown }) {
  return { status, body };
}

function idOf(value: unknown): string {
  return String(Reflect.get(Object(value), 'id'));
}

/** The value with all keys sorted, deeply. */
function deep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deep);
  if (typeof value !== 'object' || value === null) return value;
  return sorted(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)])));
}
