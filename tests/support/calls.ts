import type { Call } from '#domain/calls/call';
import * as enquiries from '#domain/calls/enquiry';
import { adminImage, deleteImage, image, uploadImage } from '#domain/calls/images';
import { logIn } from '#domain/calls/login';
import * as opportunities from '#domain/calls/opportunities';
import { publicList } from '#domain/calls/public-list';

/** Every call. */
export const allCalls: readonly Call[] = [
  publicList,
  image,
  adminImage,
  ...Object.values(enquiries),
  logIn,
  ...Object.values(opportunities),
  uploadImage,
  deleteImage,
];
