import type { AnsweredOpportunity, AnswerParts, AnswerWords } from '#domain/enquiry/answer';
import type { DeskEnquiry } from '#domain/enquiry/desk-enquiry';
import { dateFormat } from '#domain/formatters';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textsFor } from '#domain/opportunity/translations';
import type { ProvinceCode } from '#domain/province';
import { argentineTimeZone } from '#domain/time/day';
import { dictionaryOf } from '../i18n/dictionary';
import { factText } from '../i18n/facts';
import { localizedPath } from '../i18n/path';
import en from './answer-words/en.json' with { type: 'json' };
import es from './answer-words/es.json' with { type: 'json' };
import provincesInChinese from './answer-words/provinces-zh.json' with { type: 'json' };
import zh from './answer-words/zh.json' with { type: 'json' };
import { provinceLabelsIn } from './labels';

const words: Readonly<Record<Language, AnswerWords>> = { en, es, zh };

const days = dateFormat({ dateStyle: 'long', timeZone: argentineTimeZone });

/** Facts listed in the prepared answer: those that investors ask for first. */
const facts = ['investment', 'province', 'stage', 'seeking', 'deadline'] as const;

/**
 * Collects the content of a prepared answer in one language. Drafts are left out, because the investor cannot see them.
 */
export function answerParts(
  enquiry: DeskEnquiry,
  opportunities: readonly Opportunity[],
  language: Language,
  origin: string,
): AnswerParts {
  const published = opportunities.filter(({ status }) => status === 'published');
  return {
    enquiry,
    opportunities: published.map((opportunity) => inLetter(opportunity, language, origin)),
    words: words[language],
    language,
    date: days(language).format(new Date(enquiry.receivedAt)),
  };
}

function inLetter(opportunity: Opportunity, language: Language, origin: string): AnsweredOpportunity {
  const { facts: texts } = dictionaryOf(language);
  const factWords = { language, texts, provinceNames: provincesIn(language) };
  const known = facts.flatMap((key) => {
    const text = factText(key, opportunity, factWords);
    return text === undefined ? [] : [language === 'zh' ? `${texts[key]}：${text}` : `${texts[key]}: ${text}`];
  });
  return {
    title: textsFor(opportunity, language).title,
    facts: known,
    url: new URL(localizedPath(`/opportunity/${opportunity.id}`, language), origin).href,
  };
}

function provincesIn(language: Language): Readonly<Record<ProvinceCode, string>> {
  return language === 'zh' ? provincesInChinese : provinceLabelsIn(language);
}
