import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { browserFloor } from '../../scripts/build/browser-floor.ts';
import { missingIn } from '../support/browser/browser-floor.ts';

/** Features newer than the floor that are used where available; each line says what happens without it. */
const optional: readonly (readonly [key: RegExp, without: string])[] = [
  [/^api\.(LockManager|Navigator\.locks)/, 'unsaved-lock.ts: unsaved changes are then not kept apart by tabs'],
  [/^api\.OffscreenCanvas/, 'prepare-image.ts: the file is sent as it was chosen'],
  [/^api\.Window\.requestIdleCallback/, 'after-load.ts, fetch-slides.ts, later-screens.ts: loaded at once'],
  [/^api\.Navigator\.(share|canShare)/, 'sharing.ts, Actions.tsx: a link is copied'],
  [/^api\.KeyboardEvent\.isComposing/, 'input-method.ts: such keys are known by their code'],
  [/^javascript\.builtins\.Intl\.Segmenter/, 'segments.ts and chinese-words.ts: cut by a regular expression'],
];

/** All features of browsers and the language that our own scripts use, by key. */
function usedInScripts(): ReadonlyMap<string, ReadonlySet<string>> {
  const roots = globSync('src/{admin,api,browser,islands,stores,ui}/**/*.{ts,tsx}');
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, '.');
  const program = ts.createProgram(roots, { ...options, types: [], skipLibCheck: true });
  const checker = program.getTypeChecker();
  const used = new Map<string, Set<string>>();
  const note = (key: string, file: string) => used.set(key, (used.get(key) ?? new Set()).add(file));
  for (const source of program.getSourceFiles()) {
    const file = relative('.', source.fileName);
    if (source.isDeclarationFile || !file.startsWith('src/')) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) for (const key of keysOf(checker.getSymbolAtLocation(node))) note(key, file);
      if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text))
        note('javascript.regular_expressions.lookbehind_assertion', file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return used;
}

/** The keys under which a symbol of TypeScript’s own libraries may be listed. */
function keysOf(symbol: ts.Symbol | undefined): readonly string[] {
  return (symbol?.declarations ?? []).flatMap((declaration) => {
    const { fileName } = declaration.getSourceFile();
    if (!/\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(fileName)) return [];
    if (ts.isInterfaceDeclaration(declaration) || ts.isVariableDeclaration(declaration))
      return globalKeys(symbol?.name);
    if (ts.isFunctionDeclaration(declaration)) return globalKeys(symbol?.name);
    const owner = ownerOf(declaration);
    const [name, kind] = owner.endsWith('Constructor')
      ? [owner.slice(0, -'Constructor'.length), '_static']
      : [owner, ''];
    return [
      ...[
        `api.${name}.${symbol?.name}`,
        `api.${name}.${symbol?.name}_static`,
        `javascript.builtins.${name}.${symbol?.name}`,
      ],
      ...(kind === '' ? [] : [`api.${name}.${symbol?.name}${kind}`]),
    ];
  });
}

const globalKeys = (name = ''): readonly string[] => [
  ...[`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`, `javascript.builtins.Intl.${name}`],
];

/** The interface or variable in which a member is declared. */
function ownerOf(declaration: ts.Declaration): string {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent) ? parent.parent.name.getText() : '';
}

describe('the browser floor', () => {
  test('The browser floor is Chrome and Edge 109, Firefox 115, Safari and iOS 15.6, also in the README', () => {
    expect(Object.fromEntries(browserFloor())).toEqual({
      ...{ chrome: '109', edge: '109', firefox: '115', safari: '15.6', ios_saf: '15.6' },
    });
    const floor = 'Chrome and Edge 109, Firefox 115, Safari and iOS 15.6';
    expect(readFileSync('README.md', 'utf8')).toContain(floor);
    expect(readFileSync('src/layouts/AdminLayout.astro', 'utf8').replaceAll(/\s+/g, ' ')).toContain(floor);
  });

  test('Our scripts use no feature that a browser of the floor lacks, except optional ones', () => {
    const newer = [...usedInScripts()].flatMap(([key, files]) =>
      !optional.some(([pattern]) => pattern.test(key)) && missingIn(key)?.length
        ? [`${key} (${missingIn(key)}): ${[...files]}`]
        : [],
    );
    expect(newer).toEqual([]);
  });

  test.each([
    ['api.URLSearchParams.size', ['chrome 109', 'edge 109', 'safari 15.6', 'ios_saf 15.6']],
    ['javascript.builtins.Array.toSorted', ['chrome 109', 'edge 109', 'safari 15.6', 'ios_saf 15.6']],
    ['api.Headers', []],
  ])('The feature %s is recognised as missing in the floor', (key, missing) => {
    expect(missingIn(key)).toEqual(missing);
  });
});
