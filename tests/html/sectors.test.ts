import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { sectorKeys } from '#domain/sector';
import { readCrops } from '../../scripts/build/illustrations/crops.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { dayText } from '../../src/i18n/intl.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { linksNamed, spaced } from '../support/browser/regions.ts';
import { citationIn } from '../support/citation.ts';
import { checkedOn } from '../support/content-files.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';
import { statisticCounts } from '../support/statistic-counts.ts';

describe.each(languages)('the sectors in %s', (language) => {
  const { contact, sectorPage, sectors, site, sources } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);

  test.each(sectorKeys)(
    'The page of the sector %s has its title, statistics, text, illustrations and links',
    (sector) => {
      const { document } = pageAt(`/sectors/${sector}`, language);
      const main = document.querySelector('main') ?? document;
      expect(textOf(document.querySelector('h1'))).toBe(sectors[sector]);
      const statistics = all(main, 'li[data-stat]');
      expect(statistics).toHaveLength(statisticCounts[sector]);
      for (const statistic of statistics) {
        expect(textOf(statistic.querySelector('.figure'))).toMatch(/^.{1,4}$/u);
        for (const unit of all(statistic, '.figure :is(small, sup)')) expect(unit.textContent).toMatch(/^\p{L}+$/u);
        expect(textOf(statistic.querySelector('.source'))).toMatch(citationIn(site));
      }
      expect(all(main, '.prose h2').length).toBeGreaterThan(0);
      const day = spaced(fill(sources.textCheckedOn, { date: dayText(checkedOn.sectors[sector] ?? '', language) }));
      expect(all(main, '.prose [data-checked-on]').map(textOf)).toEqual([day]);
      const illustrations = all(main, 'img:not(.print-only img)');
      expect(illustrations).toHaveLength(3);
      expect(attributes(main, 'img', 'alt')[0]).toMatch(/.{10}/);
      expect(all(main, 'figcaption')).toHaveLength(2);
      expect(textOf(main.querySelector('.hero figcaption'))).toMatch(/\d+\s/);
      expect(linksNamed(main, sectorPage.seeOpportunities)).toEqual([at(`/opportunities/${sector}`)]);
      expect(linksNamed(main, contact.getInTouch)).toContain(at('/contact'));
      expect(linksNamed(main, sectorPage.back)).toEqual([at('/opportunities')]);
    },
  );

  test('The grid and the index of sectors link to all of them in their order', () => {
    const { document } = pageAt('/sectors', language);
    const expected = sectorKeys.map((sector) => at(`/sectors/${sector}`));
    expect(attributes(document, 'main h2 a', 'href')).toEqual(expected);
    expect(attributes(document, 'main ol a', 'href')).toEqual(expected);
  });
});

test('Each sector card names its illustration for the transition to the sector’s page', () => {
  const { document } = pageAt('/sectors');
  for (const sector of sectorKeys) expect(all(document, `img[data-plate="sector-${sector}"]`)).toHaveLength(1);
});

test('The subjects of cards, headers and strips are where content/plates.yaml says', () => {
  const styles = (path: string) =>
    all(pageAt(path, 'en').document, 'style')
      .map((style) => style.textContent)
      .join('');
  for (const [illustration, { card, header, strip }] of readCrops()) {
    const sector = illustration.replace(/^sectors\/(.*)-header$/, '$1');
    if (card) expect(styles('/sectors')).toContain(`data-plate=sector-${sector}]{object-position:${card}}`);
    if (header) expect(styles('/sectors/energy')).toContain(`data-plate=sector-${sector}]{object-position:${header}}`);
    if (strip) expect(styles('/guide')).toContain(`{object-position:${strip}}`);
  }
});
