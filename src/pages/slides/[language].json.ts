import type { APIRoute, GetStaticPaths } from 'astro';
import type { Slide } from '#domain/calls/slides';
import { fullScreenSizes, leansRight } from '#domain/illustrations/home-illustration';
import { isLanguage, languages } from '#domain/language';
import { homeIllustration, readSlides } from '../../content-readers/home';
import { plateWords } from '../../i18n/plates';

export const getStaticPaths = (() => languages.map((language) => ({ params: { language } }))) satisfies GetStaticPaths;

/** The later slides of the home page, as a separate file, so that the first paint does not wait for them. */
export const GET: APIRoute = async ({ params: { language } }) => {
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  const { others } = await readSlides(language);
  const slides = others.map(({ name, alt, plate }): Slide => {
    const { image, portrait } = homeIllustration(name);
    const caption = plateWords(plate, language);
    return { ...image, sizes: fullScreenSizes, portrait, leans: leansRight(name), alt, caption };
  });
  return Response.json(slides);
};
