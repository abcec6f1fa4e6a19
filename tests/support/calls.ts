import type { Call } from '#domain/calls/call';
import { sendEnquiry, waitingEnquiries } from '#domain/calls/enquiry';
import { adminImage, deleteImage, image, uploadImage } from '#domain/calls/images';
import { logIn } from '#domain/calls/login';
import * as opportunities from '#domain/calls/opportunities';
import { publicList } from '#domain/calls/public-list';

/** Every call that a function answers. */
export const allCalls: readonly Call[] = [
  publicList,
  image,
  adminImage,
  sendEnquiry,
  waitingEnquiries,
  logIn,
  ...Object.values(opportunities),
  uploadImage,
  deleteImage,
];
