import { answerBy, parseBusinessHours } from '#domain/time/business-hours';
import content from '../../content/business-hours.json' with { type: 'json' };

const hours = parseBusinessHours(content);

/** The response deadline of an enquiry that was received at that time. Both are ISO 8601 in UTC. */
export function responseDeadline(receivedAt: string): string {
  return answerBy(new Date(receivedAt), hours).toISOString();
}
