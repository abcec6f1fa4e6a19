import type { APIRoute } from 'astro';
import { countryOwnNames } from '../i18n/countries';

export const GET: APIRoute = () => Response.json(countryOwnNames());
