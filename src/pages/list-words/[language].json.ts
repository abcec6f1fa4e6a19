import type { APIRoute, GetStaticPaths } from 'astro';
import { isLanguage, languages } from '#domain/language';
import { readProvinceNames } from '../../content-readers/content';
import { readSampleMark } from '../../content-readers/site';
import { listWordsIn } from '../../i18n/list-words';

export const getStaticPaths = (() => languages.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { language = '' } }) =>
  isLanguage(language)
    ? Response.json(listWordsIn(language, await readProvinceNames(language), await readSampleMark(language)))
    : new Response(null, { status: 404 });
