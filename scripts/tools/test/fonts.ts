import { run } from '../processes.ts';
import { installFromDebian } from './debian.ts';

interface Wanted {
  /** A family that will do. */
  readonly family: RegExp;
  /** Debian's package that has one. */
  readonly from: string;
}

/**
 * What visitors' machines have: Arial and Times New Roman, or fonts of their widths, which stand in for the site's own
 * while these are on the way, and a Chinese one.
 */
const wanted: readonly Wanted[] = [
  { family: /^(Arial|Liberation Sans|Arimo)\b/m, from: 'fonts-liberation' },
  { family: /^(Times New Roman|Liberation Serif|Tinos)\b/m, from: 'fonts-liberation' },
  { family: /^(Noto Sans CJK|Source Han Sans|PingFang|Microsoft YaHei)/m, from: 'fonts-noto-cjk' },
];

/** Debian's packages that are missing, by the families that fontconfig lists, one a line. */
export function missingFonts(families: string): readonly string[] {
  return [...new Set(wanted.filter(({ family }) => !family.test(families)).map(({ from }) => from))];
}

/** Gets the fonts that a browser's pages are measured with, where fontconfig says that they are missing. */
export async function findFonts(root: string): Promise<void> {
  const families = await listFamilies(root);
  if (families === undefined) return;
  const missing = missingFonts(families);
  if (missing.length === 0) return;
  console.log(`Installing fonts: ${missing.join(', ')}`);
  const output = await installFromDebian(root, missing);
  const left = missingFonts((await listFamilies(root)) ?? '');
  if (left.length > 0)
    console.log(
      `${output.trimEnd()}\n\nWithout ${left.join(' and ')} pages look and move otherwise than for visitors.`,
    );
}

/** Nothing where there is no fontconfig: Windows and macOS have these fonts. */
function listFamilies(root: string): Promise<string | undefined> {
  return run('fc-list', [':', 'family'], { cwd: root }).then(
    ({ output }) => output,
    () => undefined,
  );
}
