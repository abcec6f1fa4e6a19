import { getEntry } from 'astro:content';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../i18n/dictionary';
import { required } from './required';

/**
 * What the owner states in `content/site.yaml`. Nothing of the owner is filled in yet, and the build shows the example
 * (`showsExample`): then the fictitious owner stands there.
 */
export async function readSite() {
  const entry = await getEntry('site', 'site');
  const { data } = required(entry, 'content/site.yaml: expected this file');
  const example = data.owner || data.contact || data.privacy ? undefined : await getEntry('site', 'site.example');
  return { ...data, ...example?.data };
}

/**
 * The mark of a sample, for every project of a site that may show the fictitious owner: its store was filled with samples,
 * and nobody but this machine sees it. A site for the public has none.
 */
export async function readSampleMark(language: Language): Promise<string | undefined> {
  return (await getEntry('site', 'site.example')) && dictionaryOf(language).opportunities.sample;
}
