import { getEntry } from 'astro:content';
import type { FactBook } from '#domain/fact-book';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../i18n/dictionary';
import { withFacts } from '../i18n/fact-words';
import { expectValue } from './expect-value';

/** A step on the way to a project. */
export interface Step {
  readonly title: string;
  /** With its label: “Authority: …”. */
  readonly authority?: string | undefined;
  /** With its label; absent if none is published. */
  readonly time?: string | undefined;
}

/** The numbered steps of the guide’s first chapter, each with what its list says of authority and time. */
export async function readSteps(language: Language, book: FactBook): Promise<readonly Step[]> {
  const id = `${language}/begin`;
  const { body = '' } = expectValue(await getEntry('guide', id), `content/guide/${id}.md: expected this file`);
  const { authority, time } = dictionaryOf(language).yourProject;
  return body
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const item = (label: string) => {
        const line = lines.find((one) => one.startsWith(`- **${label}`));
        return line && withFacts(line.replace(/^- /, '').replaceAll('**', ''), book, language);
      };
      return { title: heading.replace(/^\d+[.．、]\s*/, '').trim(), authority: item(authority), time: item(time) };
    });
}
