import { run } from '../processes.ts';
import { installFromDebian } from './debian.ts';

interface Wanted {
  /** Accepted families. */
  readonly family: RegExp;
  /** The Debian package with one of them. */
  readonly from: string;
}

/**
 * Fonts of visitors' machines: Arial and Times New Roman or metric-compatible fonts, which are shown until the site's
 * fonts have loaded, and a Chinese font.
 */
const wanted: readonly Wanted[] = [
  { family: /^(Arial|Liberation Sans|Arimo)\b/m, from: 'fonts-liberation' },
  { family: /^(Times New Roman|Liberation Serif|Tinos)\b/m, from: 'fonts-liberation' },
  { family: /^(Noto Sans CJK|Source Han Sans|PingFang|Microsoft YaHei)/m, from: 'fonts-noto-cjk' },
];

/** Missing Debian packages, given the families that fontconfig lists, one per line. */
export function missingFonts(families: string): readonly string[] {
  return [...new Set(wanted.filter(({ family }) => !family.test(families)).map(({ from }) => from))];
}

/** Installs the fonts that layout tests need, if fontconfig does not list them. */
export async function findFonts(root: string): Promise<void> {
  const families = await listFamilies(root);
  if (families === undefined) return;
  const missing = missingFonts(families);
  if (missing.length === 0) return;
  console.log(`Installing fonts: ${missing.join(', ')}`);
  const output = await installFromDebian(root, missing);
  const stillMissing = missingFonts((await listFamilies(root)) ?? '');
  if (stillMissing.length > 0)
    console.log(
      `${output.trimEnd()}\n\nWithout ${stillMissing.join(' and ')} pages look and move otherwise than for visitors.`,
    );
}

/** Undefined without fontconfig: Windows and macOS have these fonts. */
function listFamilies(root: string): Promise<string | undefined> {
  return run('fc-list', [':', 'family'], { cwd: root }).then(
    ({ output }) => output,
    () => undefined,
  );
}
