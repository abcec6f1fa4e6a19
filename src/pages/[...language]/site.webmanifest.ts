import type { APIRoute } from 'astro';
import { brandColours } from '#domain/brand';
import type { Language } from '#domain/language';
import { dictionaryOf } from '../../i18n/dictionary';
import { languagePaths, localizedPath } from '../../i18n/path';

interface Props extends Record<string, unknown> {
  readonly language: Language;
}

export const getStaticPaths = languagePaths;

export const GET: APIRoute<Props> = ({ props: { language } }) => {
  const { site } = dictionaryOf(language);
  const home = localizedPath('/', language);
  return Response.json({
    id: home,
    lang: language,
    name: site.name,
    description: site.description,
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: brandColours.night,
    background_color: brandColours.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
};
