import * as v from 'valibot';
import { call, file, nothing, pathOf } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';

/** An image, as a page shows it. */
export const image = call({
  method: 'GET',
  path: '/images/:name',
  body: nothing,
  status: 200,
  answer: file,
  errors: ['not-found'],
});

/** The same image at the path that the specification gives the admin area. */
export const adminImage = call({
  method: 'GET',
  path: '/api/files/:name',
  body: nothing,
  status: 200,
  answer: file,
  errors: ['not-found'],
});

/** Stores one image; answers with the name that it is stored under. */
export const uploadImage = call({
  method: 'POST',
  path: '/api/files/upload',
  admin: true,
  body: file,
  status: 201,
  answer: v.string(),
  errors: ['forbidden', ...bodyErrors, 'unreadable-image'],
});

/** Marks an image to be deleted: its bytes go once no opportunity refers to it. */
export const deleteImage = call({
  method: 'DELETE',
  path: '/api/files/delete/:name',
  admin: true,
  body: nothing,
  status: 204,
  answer: nothing,
  errors: ['forbidden', 'not-found'],
});

/** The path of an image on a page. */
export const imagePath = (name: string): string => pathOf(image, name);

/** The path of an image in the admin area. */
export const adminImagePath = (name: string): string => pathOf(adminImage, name);
