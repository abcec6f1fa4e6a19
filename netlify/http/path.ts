import { isEnquiryId } from '#domain/enquiry/admin-enquiry';
import { isImageName, isUuid } from '#domain/ids';
import { isOpportunityId } from '#domain/opportunity/opportunity';
import { Problem } from './problem.ts';

/** The opportunity’s id at the end of the path. Anything but the exact pattern, in any encoding, is `not-found`. */
export function opportunityIdIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isOpportunityId(segment)) throw new Problem('not-found');
  return segment;
}

/** The enquiry’s id at the end of the path. Anything but the exact pattern, in any encoding, is `not-found`. */
export function enquiryIdIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isEnquiryId(segment)) throw new Problem('not-found');
  return segment;
}

/** The person’s id at the end of the path. Anything but the exact pattern, in any encoding, is `not-found`. */
export function personIdIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isUuid(segment)) throw new Problem('not-found');
  return segment;
}

/** The image’s name at the end of the path. Anything but the exact pattern, in any encoding, is `not-found`. */
export function imageNameIn(request: Request): string {
  const segment = lastSegment(request);
  if (!isImageName(segment)) throw new Problem('not-found');
  return segment;
}

/** The version in `?version=`; `undefined` without one, `invalid` if it is not a number. */
export function versionIn(request: Request): number | undefined {
  const sent = new URL(request.url).searchParams.get('version');
  if (sent === null) return undefined;
  if (!/^[0-9]{1,9}$/.test(sent)) throw new Problem('invalid', { fields: { version: 'wrong-type' } });
  return Number(sent);
}

// Never decoded: no pattern contains a character that needs encoding.
function lastSegment(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
