import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Imports of a browser file, by its path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Preloads all files that an admin page starts with. A browser discovers imports only after it has loaded a module,
 * four files deep here; preloads load in parallel.
 */
export function adminPreloads(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'admin-preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noteImports(imports)] } });
      },
      'astro:build:generated': async ({ dir }) => {
        for await (const name of glob('admin{.html,/**/*.html}', { cwd: dir })) {
          const file = new URL(name, dir);
          await writeFile(file, withPreloads(await readFile(file, 'utf8'), imports));
        }
      },
    },
  };
}

function noteImports(imports: Map<string, readonly string[]>): Plugin {
  return {
    name: 'note-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          imports.set(
            `/${chunk.fileName}`,
            chunk.imports.map((imported) => `/${imported}`),
          );
    },
  };
}

/** Adds preloads of the scripts in a page and all their imports. */
export function withPreloads(html: string, imports: Imports): string {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of imports.get(file) ?? []) add(imported);
  };
  for (const [, file = ''] of html.matchAll(/(?:component-url|renderer-url|src)="([^"]+\.js)"/g)) add(file);
  const links = [...found].map((file) => `<link rel="modulepreload" href="${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
