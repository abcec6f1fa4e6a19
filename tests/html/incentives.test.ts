import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language';
import { regimeKeys } from '#domain/opportunity/regimes';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import { dayText, shortDayText } from '../../src/i18n/intl.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { linksNamed, regionOf, spaced } from '../support/browser/regions.ts';
import { checkedRegimes, provinceIncentives, provinceName, regimeDeadlines } from '../support/content-files.ts';
import { all, attributes, pageAt, textOf } from '../support/pages.ts';

describe.each(languages)('the incentives in %s', (language) => {
  const { guide, incentives: texts, sectors } = dictionaryOf(language);
  const at = (path: string) => localizedPath(path, language);
  const { document } = pageAt('/incentives', language);
  const rowOf = (key: string) => {
    const row = document.querySelector(`main tr:has(a[href$="/incentives/${key}"])`);
    if (!row) throw new Error(`The table has no row for ${key}`);
    return row;
  };

  test('The table has a row for each regime, linked to the page of that name', () => {
    expect(textOf(document.querySelector('main caption'))).toBe(texts.table);
    expect(all(document, 'main thead th').map(textOf)).toEqual([
      ...[texts.regime, texts.who, texts.sectors, texts.minimum],
      ...[texts.benefit, texts.until, texts.authority],
    ]);
    // One line for the table, and a day on each regime's page.
    const days = checkedRegimes.map(({ checkedOn }) => checkedOn).sort();
    expect(textOf(document.querySelector('main'))).toContain(
      spaced(fill(texts.oldestCheck, { date: dayText(days[0] ?? '', language) })),
    );
    const links = all(document, 'main tbody th a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(regimeKeys.map((key) => at(`/incentives/${key}`)));
    expect(all(document, 'main tbody td').filter((cell) => textOf(cell) === '')).toEqual([]);
    for (const [index, key] of regimeKeys.entries()) {
      expect(textOf(pageAt(`/incentives/${key}`, language).document.querySelector('h1'))).toBe(textOf(links[index]));
    }
    expect(all(document, 'main table:not([role=table]), main tr:not([role=row])')).toEqual([]);
    expect(all(document, 'main td:not([role=cell]), main tbody th:not([role=rowheader])')).toEqual([]);
  });

  test('A deadline is shown as a date, and the browser fills in the days left', () => {
    for (const [key, day] of regimeDeadlines) {
      const row = rowOf(key);
      expect(attributes(row, 'time', 'datetime')).toEqual([day]);
      expect(textOf(row.querySelector('time'))).toBe(spaced(shortDayText(day, language)));
      const sheet = pageAt(`/incentives/${key}`, language).document;
      for (const place of [...all(row, '[data-deadline]'), ...all(sheet, 'main [data-deadline]')]) {
        expect(place.getAttribute('data-deadline')).toBe(day);
        expect(textOf(place)).toBe('');
        const words = ['one', 'other', 'years', 'last-day', 'ended'].map((name) => place.getAttribute(`data-${name}`));
        const { daysLeft, yearsLeft, lastDay, ended } = texts;
        expect(words).toEqual([daysLeft.one, daysLeft.other, yearsLeft, lastDay, ended]);
      }
      expect(all(sheet, `main time[datetime="${day}"] ~ [data-deadline]`).length).toBeGreaterThan(0);
    }
    expect(textOf(pageAt('/incentives/rigi', language).document.querySelector('.prose'))).toContain('105/2026');
  });

  test('The provinces’ own incentives are listed below the table, with the day of their check', () => {
    const own = regionOf(document, texts.provincesOwn);
    expect(all(own, 'li')).toHaveLength(provinceIncentives.length);
    for (const { code, checkedOn } of provinceIncentives) {
      const entry = own.querySelector(`[data-province-incentive="${code}"]`);
      expect(textOf(entry?.querySelector('h3'))).toBe(provinceName(language, code));
      expect(textOf(entry?.querySelector('[data-checked-on]'))).toContain(spaced(dayText(checkedOn, language)));
    }
  });

  test.each(checkedRegimes)(
    'The page of the regime $key has its key facts, text, sectors and contact link',
    ({ key, checkedOn }) => {
      const page = pageAt(`/incentives/${key}`, language).document;
      const main = page.querySelector('main') ?? page;
      const sheet = regionOf(page, texts.glance);
      expect(all(sheet, 'dt').map(textOf)).toEqual([
        ...[texts.benefit, texts.until, texts.minimum, texts.who],
        ...[texts.authority, texts.sectors, texts.provinces, texts.checkedOn],
      ]);
      expect(all(sheet, 'dd').filter((line) => textOf(line) === '')).toEqual([]);
      expect(textOf(sheet)).toContain(spaced(dayText(checkedOn, language)));
      expect(all(main, '.prose h2')).toHaveLength(3);
      expect(textOf(main)).toContain(spaced(guide.adviceText));
      expect(linksNamed(main, texts.ask)).toEqual([at('/contact')]);
      expect(linksNamed(main, texts.title)).toContain(at('/incentives'));
    },
  );

  test('A sector and a province link to the regimes that concern them and mark those that have ended', () => {
    const regimesIn = (path: string, place: string) =>
      attributes(pageAt(path, language).document, `${place} a[href*="/incentives/"]`, 'href').map((href) =>
        href.split('/').at(-1),
      );
    expect(linksNamed(regionOf(pageAt('/incentives/mining', language).document, texts.glance), sectors.mining)).toEqual(
      [at('/sectors/mining')],
    );
    expect(regimesIn('/sectors/mining', 'main aside')).toEqual(['rigi', 'rimi', 'mining']);
    expect(regimesIn('/sectors/real-state', 'main aside')).toEqual(['rigi']);
    expect(regimesIn('/why-argentina', 'article#TDF')).toContain('tierra-del-fuego');
    expect(regimesIn('/why-argentina', 'article#SJU')).toEqual(expect.arrayContaining(['rigi', 'mining']));
    expect(regimesIn('/why-argentina', 'article#SJU')).not.toContain('tierra-del-fuego');
    expect(regimesIn('/why-argentina', 'article#FOR')).not.toContain('mining');
    const day = regimeDeadlines.get('renewables') ?? '';
    const said = spaced(fill(texts.checks.ended, { date: dayText(day, language) }));
    const why = pageAt('/why-argentina', language).document;
    const entries = all(why, 'article#MEN li').filter((entry) => textOf(entry).includes(said));
    expect(entries.flatMap((entry) => attributes(entry, 'a', 'href'))).toContain(at('/incentives/renewables'));
    expect(textOf(pageAt('/sectors/energy', language).document.querySelector('main aside'))).toContain(said);
  });

  test('Neither the table of incentives nor a regime’s page has an island', () => {
    for (const path of ['/incentives', ...regimeKeys.map((key) => `/incentives/${key}`)]) {
      expect(all(pageAt(path, language).document, 'astro-island')).toEqual([]);
    }
  });
});
