import type { APIRoute } from 'astro';
import { nativeCountryNames } from '../i18n/countries';

export const GET: APIRoute = () => Response.json(nativeCountryNames());
