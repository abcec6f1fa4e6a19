import * as adminEnquiries from '#domain/calls/admin-enquiries';
import type { Call } from '#domain/calls/call';
import * as enquiries from '#domain/calls/enquiry';
import { checkHealth } from '#domain/calls/health';
import { deleteImage, readAdminImage, readImage, uploadImage } from '#domain/calls/images';
import { logIn } from '#domain/calls/login';
import * as opportunities from '#domain/calls/opportunities';
import * as people from '#domain/calls/people';
import { listPublished } from '#domain/calls/public-list';

/** Every call. */
export const allCalls: readonly Call[] = [
  listPublished,
  readImage,
  readAdminImage,
  ...Object.values(enquiries),
  ...Object.values(adminEnquiries),
  checkHealth,
  logIn,
  ...Object.values(opportunities),
  ...Object.values(people),
  uploadImage,
  deleteImage,
];
