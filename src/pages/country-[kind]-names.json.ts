import type { APIRoute, GetStaticPaths } from 'astro';
import { nativeCountryNames, otherCountryNames } from '../i18n/countries';

export const getStaticPaths = (() => [
  { params: { kind: 'own' } },
  { params: { kind: 'other' } },
]) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  Response.json(params.kind === 'own' ? nativeCountryNames() : otherCountryNames());
