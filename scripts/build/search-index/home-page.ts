import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MdastNode } from 'satteri';
import * as v from 'valibot';
import type { Language } from '#domain/language';
import type { IndexedPage, IndexedPart } from '#domain/site-search/index-file';
import { textKeys } from '../../../src/content-schemas/keys.ts';
import { localizedPath } from '../../../src/i18n/path.ts';
import { readMarkdown } from '../content-check/read-markdown.ts';

const fields = v.object({ title: v.string() });
const texts = [
  ...['title', 'lead', 'provincesTitle', 'provincesText', 'questionsTitle', 'questionsText'],
  ...['servicesTitle', 'contactTitle', 'contactText'],
] as const;
// Read when it is needed: imported, a mistake in it would stop the build's configuration before the content check tells it.
const dictionary = v.object({
  home: v.object({ ...v.entriesFromList(texts, v.string()), questions: v.record(v.string(), v.string()) }),
});

/** The home page as the search finds it: made on demand, it is no built page that could be read. */
export async function homePage(language: Language, root: string): Promise<IndexedPage> {
  const { home } = v.parse(dictionary, JSON.parse(await readFile(join(root, `content/i18n/${language}.json`), 'utf8')));
  const services = textKeys.services.map((key) => readService(join(root, `content/services/${language}/${key}.md`)));
  const asked = [home.questionsText, ...Object.values(home.questions)].join(' ');
  return {
    kind: 'pages',
    url: localizedPath('/', language),
    title: home.title,
    parts: [
      { text: home.lead },
      { id: 'provinces-title', heading: home.provincesTitle, text: home.provincesText },
      { id: 'asked-title', heading: home.questionsTitle, text: asked },
      { id: 'services-title', heading: home.servicesTitle, text: '' },
      ...(await Promise.all(services)),
      { id: 'contact-title', heading: home.contactTitle, text: home.contactText },
    ],
  };
}

async function readService(file: string): Promise<IndexedPart> {
  const { tree, body } = readMarkdown(file, await readFile(file, 'utf8'));
  const { title } = v.parse(fields, tree?.value);
  return { id: 'services-title', heading: title, text: body ? textOf(body.root) : '' };
}

function textOf(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
