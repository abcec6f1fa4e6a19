import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '#domain/language';
import { aaipNotice } from '../../src/components/legal/legal-texts.ts';
import { exampleSchema } from '../../src/content-schemas/site.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { spaced } from '../support/browser/regions.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';

/** The laws by their usual names in each language. */
const laws = {
  en: ['Law 25.326', 'GDPR', 'PIPL'],
  es: ['Ley 25.326', 'RGPD', 'PIPL'],
  zh: ['第25326号法律', 'GDPR', '《个人信息保护法》'],
} as const;

// The tests' build shows the fictitious owner (docs/decisions/0042).
const { owner, contact: team, privacy } = exampleSchema.parse(parse(readFileSync('content/site.example.yaml', 'utf8')));

test.each(languages)(
  'The privacy page says what is stored, why, for how long, by whom and with which rights, in %s',
  (language) => {
    const { privacy: texts } = dictionaryOf(language);
    const { document } = pageAt('/privacy', language);
    expect(textOf(document.querySelector('h1'))).toBe(texts.title);
    const { responsible, stored, why, howLong, whoSees, where, security, rights } = texts;
    const sections = [responsible, stored, why, howLong, whoSees, where, security, rights];
    expect(all(document, 'main h2').map(textOf)).toEqual(sections.map(({ title }) => title));
    const main = textOf(document.querySelector('main'));
    for (const law of laws[language]) expect(main).toContain(law);
    expect(main).toContain(spaced(howLong.months.replace('{months}', '24')));
    expect(main).toContain(spaced(rights.china.text));
    expect(attributes(document, 'main a[href^="mailto:"]', 'href')).toEqual(Array(2).fill(`mailto:${team.email}`));
    expect(all(document, 'main dt').map(textOf)).toEqual([
      ...[responsible.name, responsible.postalAddress, responsible.email],
      ...[responsible.registration, responsible.inEurope, responsible.inChina],
    ]);
    const lines = [owner.legalName, owner.address, team.email, privacy.registration, privacy.inEurope, privacy.inChina];
    expect(all(document, 'main dd').map(textOf)).toEqual(lines);
    // The notice that Argentina's authority prescribes, in its own words.
    expect(attributes(document, 'main blockquote', 'lang')).toEqual(['es']);
    expect(all(document, 'main blockquote p').map(textOf)).toEqual(aaipNotice.map(spaced));
  },
);

test.each(languages)(
  'The legal notice covers the site’s operator, its information, liability and the applicable law, in %s',
  (language) => {
    const { legalNotice: texts, contact } = dictionaryOf(language);
    const { document } = pageAt('/legal-notice', language);
    expect(textOf(document.querySelector('h1'))).toBe(texts.title);
    const { owner: named, information, liability, rights, law } = texts;
    expect(all(document, 'main h2').map(textOf)).toEqual(
      [named, information, liability, rights, law].map(({ title }) => title),
    );
    const main = textOf(document.querySelector('main'));
    for (const text of [information.advice, information.offer, liability.content, rights.ours, law.text]) {
      expect(main).toContain(spaced(text));
    }
    expect(main).toContain(owner.courts?.[language]);
    expect(all(document, 'main dt').map(textOf)).toEqual([
      ...[named.legalName, named.taxNumber, named.address, named.ownership, named.paidBy],
      ...[contact.phone, contact.email, contact.wechat],
    ]);
    expect(all(document, 'main dd').map(textOf)).toEqual([
      ...[owner.legalName, owner.taxNumber, owner.address, owner.ownership?.[language], owner.paidBy?.[language]],
      ...[team.phone, team.email, team.wechat],
    ]);
  },
);

test('The contact page has the WeChat ID and the office hours beside phone and e-mail', () => {
  for (const language of languages) {
    const { phone, email, wechat, officeHours } = dictionaryOf(language).contact;
    const { document } = pageAt('/contact', language);
    expect(all(document, 'main dt').map(textOf)).toEqual([phone, email, wechat, officeHours]);
    expect(textOf(all(document, 'main dd').at(-1))).toMatch(language === 'zh' ? /^周一至周五 9:00/ : /\d/);
  }
});
