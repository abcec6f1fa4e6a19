import { defineHastPlugin } from 'satteri';
import { isLanguage } from '#domain/language';
import { localizedPath } from '../../src/i18n/path.ts';

const folderOfFile = /\/([^/]+)\/[^/]+$/;
const sitePath = /^\/(?!\/)/;

/**
 * Localizes links to pages of this site, which editors write as English paths. The language is the folder of the file:
 * `content/guide/es/taxes.md`.
 */
export const localizedLinks = defineHastPlugin({
  name: 'localized-links',
  element: {
    filter: ['a'],
    visit(link, context) {
      const { href } = link.properties;
      const [, folder = ''] = folderOfFile.exec(context.fileURL?.pathname ?? '') ?? [];
      if (!isLanguage(folder) || typeof href !== 'string' || !sitePath.test(href)) return;
      context.setProperty(link, 'href', localizedPath(href, folder));
    },
  },
});
