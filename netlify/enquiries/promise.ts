import { answerBy, parseBusinessHours } from '#domain/time/business-hours';
import content from '../../content/business-hours.json' with { type: 'json' };

const hours = parseBusinessHours(content);

/** Until when an answer is promised to an enquiry that came at that time. Both are ISO 8601 in UTC. */
export function promisedBy(receivedAt: string): string {
  return answerBy(new Date(receivedAt), hours).toISOString();
}
