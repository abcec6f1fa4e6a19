import type { APIRoute } from 'astro';
import { readCalendarPath } from '#domain/opportunity/calendar';
import { deadlineCalendar } from '../../on-demand/deadline-calendar';
import { publishedFile } from '../../on-demand/files';

export const prerender = false;

export const GET: APIRoute = (context) => {
  const calendar = readCalendarPath(context.url.pathname);
  if (!calendar) return new Response(null, { status: 404 });
  return publishedFile(context, 'text/calendar; charset=utf-8', (opportunities, site) =>
    deadlineCalendar(opportunities, calendar, site),
  );
};
