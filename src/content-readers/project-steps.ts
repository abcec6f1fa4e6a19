import { getEntry } from 'astro:content';
import type { FactBook } from '#domain/fact-book';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { stepsIn } from '#domain/your-project/steps';
import { dictionaryOf } from '../i18n/dictionary';
import { withFacts } from '../i18n/fact-words';
import { colon } from '../i18n/intl';
import { expectValue } from './expect-value';
import type { Regime } from './regimes';
import { withRuleFacts } from './tax-law';

/** A step on the way to a project. */
export interface Step {
  readonly title: string;
  /** With its label: “Authority: …”. */
  readonly authority?: string | undefined;
  /** With its label; absent if none is published. */
  readonly time?: string | undefined;
}

/** The properties of a project that add steps. */
interface SteppedProject {
  readonly sector: SectorKey | undefined;
  /** RIGI, if it can apply. */
  readonly rigi: Pick<Regime, 'authority'> | undefined;
}

/**
 * The steps of a project: those of the guide’s first chapter, RIGI after the one that the chapter names, because its
 * application needs a registered vehicle with a tax number, and the report of a mine last, beside the other permits.
 */
export async function readProjectSteps(
  language: Language,
  book: FactBook,
  { sector, rigi }: SteppedProject,
): Promise<readonly Step[]> {
  const { yourProject: texts } = dictionaryOf(language);
  const id = `${language}/begin`;
  const { body = '', data } = expectValue(await getEntry('guide', id), `content/guide/${id}.md: expected this file`);
  const stepOf = (title: string, authority: string, time: string): Step => ({
    title,
    authority: `${texts.authority}${colon(language)}${authority}`,
    time: `${texts.time}${colon(language)}${withRuleFacts(time, book, language)}`,
  });
  const general = stepsIn(body).flatMap(({ number, title, items }) => {
    const textOf = (label: string) => {
      const item = items.find((one) => one.label === label);
      return item && withFacts(item.text, book, language);
    };
    const step: Step = { title, authority: textOf(texts.authority), time: textOf(texts.time) };
    const isRigiNext = rigi !== undefined && number === data.rigiAfter;
    return isRigiNext ? [step, stepOf(texts.rigiStep, rigi.authority, texts.rigiTime)] : [step];
  });
  return sector === 'mining'
    ? [...general, stepOf(texts.miningStep, texts.miningAuthority, texts.miningTime)]
    : general;
}
