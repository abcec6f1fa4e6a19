import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/public-list';
import { isLanguage, type Language, languages } from '#domain/language';
import { cachedUntilPurged } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { responseText } from '../http/responses.ts';
import { route } from '../http/route.ts';
import { readPublishedList } from '../opportunities/published.ts';
import { coalesce } from '../store/coalesce.ts';

const listFor = (reader?: Language) => coalesce(async () => responseText(await readPublishedList(reader)));

const asWritten = listFor();
const inLanguages = new Map(languages.map((language) => [language, listFor(language)]));

// Each language has its own response; no other parameter changes it.
const headers = { ...cachedUntilPurged, 'Netlify-Vary': 'query=language' };

export default route(calls.listPublished, async ({ request }) => {
  const reader = new URL(request.url).searchParams.get('language');
  if (reader !== null && !isLanguage(reader)) throw new Problem('invalid', { fields: { language: 'unknown' } });
  const list = (reader && inLanguages.get(reader)) || asWritten;
  return { text: await list(), headers };
});

export const config: Config = { path: '/invests/all' };
