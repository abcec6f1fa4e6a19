import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentReport } from './content-check/report.ts';

/**
 * Refuses to build or to serve content with mistakes: the site of the last deploy stays. While somebody writes
 * (`npm run dev`), the mistakes are printed after each change, and the pages that can be shown are shown.
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
        // An error would be printed with its stack, and with the framework's messages around it.
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
