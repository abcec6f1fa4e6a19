import type { APIRoute } from 'astro';
import { otherCountryNames } from '../i18n/countries';

export const GET: APIRoute = () => Response.json(otherCountryNames());
