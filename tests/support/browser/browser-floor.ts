import { features } from 'web-features';
import { browserFloor } from '../../../scripts/build/browser-floor.ts';

/**
 * The version of each browser that introduced a language feature or interface, by its key in MDN's compatibility data.
 */
const support = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, status]) => [key, status.support] as const)
      : [],
  ),
);

const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;

/** The oldest supported browsers that lack the feature of a key; `undefined` for an unknown key. */
export function missingIn(key: string): readonly string[] | undefined {
  const since = support.get(key);
  return (
    since &&
    browserFloor().flatMap(([browser, version]) => {
      const first = since[names[browser]];
      return first === undefined || isLater(first, version) ? [`${browser} ${version}`] : [];
    })
  );
}

const builtins = new Map<string, string[]>();
for (const key of support.keys()) {
  const [, name] = /^javascript\.builtins\.(?!Temporal)(?:\w+\.)*(\w+)$/.exec(key) ?? [];
  if (name) builtins.set(name, [...(builtins.get(name) ?? []), key]);
}

/** Whether the language has functions of this name that some supported browser lacks. */
export const isNewBuiltin = (name: string): boolean =>
  builtins.get(name)?.every((key) => missingIn(key)?.length) ?? false;

function isLater(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = parts ?? [];
  const [otherMajor = 0, otherMinor = 0] = others ?? [];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}
