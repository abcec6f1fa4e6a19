import type { APIRoute, GetStaticPaths } from 'astro';
import { csv } from '#domain/csv';
import { addressOf } from '#domain/fact-book';
import { readFactBook } from '../content-readers/fact-book';

export const getStaticPaths = (() => [
  { params: { format: 'csv' } },
  { params: { format: 'json' } },
]) satisfies GetStaticPaths;

/** All figures of the site with their sources: value, publisher, year, link, day of the check. */
export const GET: APIRoute = async ({ params }) => {
  const book = await readFactBook();
  const figures = [...book.facts].map(([key, fact]) => ({
    key,
    about: fact.about,
    value: fact.value,
    unit: fact.unit,
    per: fact.per,
    publisher: book.publishers.get(fact.publisher ?? '')?.en,
    year: fact.year,
    address: addressOf(fact, book),
    checkedOn: fact.checkedOn,
    until: fact.until,
    uncertain: fact.uncertain,
  }));
  if (params.format === 'json') return Response.json(figures);
  const columns = Object.keys(figures[0] ?? {});
  const rows = figures.map((figure) => Object.values(figure).map((value) => String(value ?? '')));
  return new Response(csv([columns, ...rows]), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
};
