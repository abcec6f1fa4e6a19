import adminOpportunities from '../../../netlify/functions/admin-opportunities.ts';
import adminOpportunity from '../../../netlify/functions/admin-opportunity.ts';
import allEnquiries from '../../../netlify/functions/all-enquiries.ts';
import damagedOpportunities from '../../../netlify/functions/damaged-opportunities.ts';
import damagedOpportunity from '../../../netlify/functions/damaged-opportunity.ts';
import deleteEnquiry from '../../../netlify/functions/delete-enquiry.ts';
import deleteImage from '../../../netlify/functions/delete-image.ts';
import deleteOpportunity from '../../../netlify/functions/delete-opportunity.ts';
import enquiries from '../../../netlify/functions/enquiries.ts';
import exportEnquiries from '../../../netlify/functions/export-enquiries.ts';
import followEnquiry from '../../../netlify/functions/follow-enquiry.ts';
import images from '../../../netlify/functions/images.ts';
import login from '../../../netlify/functions/login.ts';
import oneEnquiry from '../../../netlify/functions/one-enquiry.ts';
import opportunityHistory from '../../../netlify/functions/opportunity-history.ts';
import publicOpportunities from '../../../netlify/functions/public-opportunities.ts';
import restoreOpportunity from '../../../netlify/functions/restore-opportunity.ts';
import saveOpportunity from '../../../netlify/functions/save-opportunity.ts';
import trash from '../../../netlify/functions/trash.ts';
import updateEnquiry from '../../../netlify/functions/update-enquiry.ts';
import uploadImage from '../../../netlify/functions/upload-image.ts';
import waitingEnquiries from '../../../netlify/functions/waiting-enquiries.ts';
import type { NetlifyFunction } from '../../../netlify/http/route.ts';
import { paths } from '../../support/paths.ts';
import { unknownEnquiry, unknownId, unknownImage } from './call.ts';

interface Endpoint {
  readonly name: string;
  readonly handler: NetlifyFunction;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
}

/** Public calls. */
export const publicEndpoints: readonly Endpoint[] = [
  { name: 'the public list', handler: publicOpportunities, method: 'GET', path: paths.opportunities },
  { name: 'an image', handler: images, method: 'GET', path: paths.image(unknownImage) },
  { name: 'an image for the admin area', handler: images, method: 'GET', path: paths.adminImage(unknownImage) },
  { name: 'the contact form', handler: enquiries, method: 'POST', path: paths.enquiry },
  { name: 'following an enquiry', handler: followEnquiry, method: 'POST', path: paths.followEnquiry },
  { name: 'the login', handler: login, method: 'POST', path: paths.login },
];

/** Calls for administrators only. */
export const adminEndpoints: readonly Endpoint[] = [
  { name: 'the full list', handler: adminOpportunities, method: 'GET', path: paths.adminOpportunities },
  { name: 'one opportunity', handler: adminOpportunity, method: 'GET', path: paths.oneOpportunity(unknownId) },
  { name: 'saving', handler: saveOpportunity, method: 'POST', path: paths.saveOpportunity },
  { name: 'deleting', handler: deleteOpportunity, method: 'DELETE', path: paths.deleteOpportunity(unknownId) },
  { name: 'the trash', handler: trash, method: 'GET', path: paths.trash },
  { name: 'a history', handler: opportunityHistory, method: 'GET', path: paths.opportunityHistory(unknownId) },
  { name: 'restoring', handler: restoreOpportunity, method: 'POST', path: paths.restoreOpportunity(unknownId) },
  { name: 'the damaged records', handler: damagedOpportunities, method: 'GET', path: paths.damagedOpportunities },
  { name: 'a damaged record', handler: damagedOpportunity, method: 'GET', path: paths.damagedOpportunity(unknownId) },
  { name: 'the waiting enquiries', handler: waitingEnquiries, method: 'GET', path: paths.waitingEnquiries },
  { name: 'the enquiries', handler: allEnquiries, method: 'GET', path: paths.enquiriesAfter('') },
  { name: 'one enquiry', handler: oneEnquiry, method: 'GET', path: paths.oneEnquiry(unknownEnquiry) },
  { name: 'changing an enquiry', handler: updateEnquiry, method: 'POST', path: paths.updateEnquiry(unknownEnquiry) },
  { name: 'erasing an enquiry', handler: deleteEnquiry, method: 'DELETE', path: paths.deleteEnquiry(unknownEnquiry) },
  { name: 'the enquiries as CSV', handler: exportEnquiries, method: 'GET', path: paths.exportEnquiries },
  { name: 'uploading', handler: uploadImage, method: 'POST', path: paths.uploadImage },
  { name: 'deleting an image', handler: deleteImage, method: 'DELETE', path: paths.deleteImage(unknownImage) },
];

export const endpoints: readonly Endpoint[] = [...publicEndpoints, ...adminEndpoints];
