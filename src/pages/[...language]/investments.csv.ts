import type { APIRoute } from 'astro';
import { csv, csvSeparatorOf } from '#domain/csv';
import { chosenInvestments, everyInvestment, investmentsPath } from '#domain/investments/register';
import type { Language } from '#domain/language';
import { readInvestments } from '../../content-readers/investments';
import { dictionaryOf } from '../../i18n/dictionary';
import { languagePaths, localizedPath, originOf } from '../../i18n/path';

export const getStaticPaths = languagePaths;

/** The register as a table in a language, with the separator of its spreadsheets. */
export const GET: APIRoute<{ readonly language: Language }> = async ({ props: { language }, site }) => {
  const { investments: texts, facts, sectors } = dictionaryOf(language);
  const { columns } = texts;
  const rows = chosenInvestments(await readInvestments(language), everyInvestment).map((one) => [
    one.name,
    one.words.what,
    one.words.companies,
    sectors[one.sector],
    one.subSector ? facts.subSectors[one.subSector] : '',
    one.words.provinces,
    String(one.sum ?? ''),
    one.words.size ?? '',
    texts.statuses[one.status],
    one.day ?? '',
    one.words.law ?? '',
    one.words.publisher,
    one.address,
    one.checkedOn,
    new URL(`${localizedPath(investmentsPath, language)}#${one.key}`, originOf({ site })).href,
  ]);
  const header = [
    columns.project,
    columns.what,
    columns.companies,
    columns.sector,
    columns.subSector,
    columns.provinces,
    columns.sum,
    columns.size,
    columns.status,
    columns.day,
    columns.law,
    columns.publisher,
    columns.address,
    columns.checkedOn,
    columns.url,
  ];
  return new Response(csv([header, ...rows], csvSeparatorOf(language)), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8; header=present' },
  });
};
