import type { APIRoute } from 'astro';
import { robotsFor } from '#domain/robots';
import { originOf } from '../i18n/origin';

export const GET: APIRoute = (page) => new Response(robotsFor(originOf(page), process.env.CONTEXT));
