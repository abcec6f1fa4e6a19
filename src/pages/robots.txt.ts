import type { APIRoute } from 'astro';
import { robotsFor } from '#http/headers';
import { buildContext } from '../../netlify/env/index.ts';
import { originOf } from '../i18n/path';

export const GET: APIRoute = (page) => new Response(robotsFor(originOf(page), buildContext()));
