import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentReport } from './content-check/report.ts';

/**
 * Fails the build if content has mistakes, so that the last deploy stays online. `npm run dev` prints the mistakes
 * after each change and continues.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  let printed: string | undefined;
  const print = (report: string | undefined) => {
    if (report === printed) return;
    printed = report;
    console.error(`\n${report ?? 'The content has no mistake any more.'}\n`);
  };
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        root = fileURLToPath(config.root);
        const report = command === 'preview' ? undefined : contentReport(root);
        if (!report) return;
        console.error(`\n${report}\n`);
        // A thrown error would be printed with its stack and messages of Astro.
        process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', (_, file) => {
          if (file.startsWith(`${root}content${sep}`)) print(contentReport(root));
        });
      },
    },
  };
}
