import { expect, test } from 'vitest';
import { languages } from '#domain/language';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { regionOf } from '../support/browser/regions.ts';
import { founders, partners, titlesOf } from '../support/content-files.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';

test.each(languages)(
  'The About page shows values, founders, partners and purpose, and links to the contact form, in %s',
  (language) => {
    const { about, contact } = dictionaryOf(language);
    const { document } = pageAt('/about', language);
    expect(textOf(document.querySelector('h1'))).toBe(about.title);

    const values = all(regionOf(document, about.valuesTitle), 'article');
    expect(values.map((value) => textOf(value.querySelector('h3')))).toEqual(titlesOf('values', language));
    for (const value of values) {
      expect(attributes(value, 'img', 'alt')).toEqual([expect.stringMatching(/.{10}/)]);
      expect(textOf(value.querySelector('.prose'))).toMatch(language === 'zh' ? /.{40}/ : /.{80}/);
    }
    expect(all(document, 'main img').filter((image) => (image.getAttribute('alt')?.length ?? 0) >= 10)).toHaveLength(6);

    const founderRegion = regionOf(document, about.foundersTitle);
    expect(founderRegion.getAttribute('id') ?? founderRegion.querySelector('[id]')?.getAttribute('id')).toMatch(
      /founders/,
    );
    // When no founder has a name, only the text names the roles.
    expect(textOf(founderRegion)).toContain(about.foundersText);
    const named = founders.filter(({ name }) => name);
    const names = named.length > 0 ? founders.map(({ name, role }) => name ?? about.roles[role]) : [];
    expect(all(founderRegion, 'h3').map(textOf)).toEqual(names);
    // A founder without a name has no picture. A founder without a profile has no link.
    expect(all(founderRegion, '.monogram, img')).toHaveLength(named.length);
    expect(all(founderRegion, 'a')).toHaveLength(founders.filter(({ profile }) => profile).length);

    const partnerRegion = regionOf(document, about.partnersTitle);
    expect(all(partnerRegion, 'h3').map(textOf)).toEqual(partners.map(({ kind, name = kind }) => name[language]));
    expect(all(partnerRegion, 'a')).toHaveLength(partners.filter(({ address }) => address).length);

    const purpose = regionOf(document, about.purposeTitle);
    expect(all(purpose, 'h3').map(textOf)).toEqual(titlesOf('purpose', language));
    const contactLinks = all(document, 'main a').filter((link) => textOf(link) === contact.getInTouch);
    expect(contactLinks.map((link) => link.getAttribute('href'))).toEqual([localizedPath('/contact', language)]);
  },
);
