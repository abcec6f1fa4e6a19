import { readMedian } from '#domain/calls/enquiry';
import { validate } from '#domain/validate';
import { fillCount } from '../i18n/fill';

/** Shows the median response time to enquiries. The line stays hidden if it is not known or the call fails. */
export async function loadMedian(): Promise<void> {
  const line = document.querySelector<HTMLElement>('.median');
  const { one, other } = line?.dataset ?? {};
  if (!line || !one || !other) return;
  const response = await fetch(readMedian.path).catch(() => undefined);
  const result = validate(readMedian.response, await response?.json().catch(() => undefined));
  if (!response?.ok || result.kind === 'invalid') return;
  const hours = Math.max(1, Math.ceil(result.value.hours));
  line.textContent = fillCount({ one, other }, hours, document.documentElement.lang);
  line.hidden = false;
}
