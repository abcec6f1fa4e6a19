import type { APIRoute, GetStaticPaths } from 'astro';
import { isLanguage, languages } from '#domain/language';
import { readProvinceNames } from '../../content-readers/content';
import { listWordsIn } from '../../i18n/opportunity-words';

export const getStaticPaths = (() => languages.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { language = '' } }) =>
  isLanguage(language)
    ? Response.json(listWordsIn(language, await readProvinceNames(language)))
    : new Response(null, { status: 404 });
