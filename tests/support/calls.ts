import type { Call } from '#domain/calls/call';
import * as enquiries from '#domain/calls/enquiry';
import * as deskEnquiries from '#domain/calls/enquiry-desk';
import { deleteImage, readAdminImage, readImage, uploadImage } from '#domain/calls/images';
import { logIn } from '#domain/calls/login';
import * as opportunities from '#domain/calls/opportunities';
import { listPublished } from '#domain/calls/public-list';

/** Every call. */
export const allCalls: readonly Call[] = [
  listPublished,
  readImage,
  readAdminImage,
  ...Object.values(enquiries),
  ...Object.values(deskEnquiries),
  logIn,
  ...Object.values(opportunities),
  uploadImage,
  deleteImage,
];
