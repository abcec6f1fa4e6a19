import { isEnquiryId } from '#domain/enquiry/desk-enquiry';
import { isImageName } from '#domain/ids';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { Problem } from './problem.ts';

/** The opportunity's id that a path ends in. Anything but the exact pattern, however encoded, is `not-found`. */
export function opportunityIdIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isOpportunityId(segment)) throw new Problem('not-found');
  return segment;
}

/** The enquiry's id that a path ends in. Anything but the exact pattern, however encoded, is `not-found`. */
export function enquiryIdIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isEnquiryId(segment)) throw new Problem('not-found');
  return segment;
}

/** The image's name that a path ends in. Anything but the exact pattern, however encoded, is `not-found`. */
export function imageNameIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isImageName(segment)) throw new Problem('not-found');
  return segment;
}

/** The version that a URL names with `?version=`; `undefined` when it names none, `invalid` when it is no number. */
export function versionIn(request: Request): number | undefined {
  const sent = new URL(request.url).searchParams.get('version');
  if (sent === null) return undefined;
  if (!/^[0-9]{1,9}$/.test(sent)) throw new Problem('invalid', { fields: { version: 'wrong-type' } });
  return Number(sent);
}

// As sent, never decoded: no pattern has a character that would need encoding.
function lastSegment(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
