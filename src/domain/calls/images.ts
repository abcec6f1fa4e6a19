import * as v from 'valibot';
import { call, file, nothing } from '#domain/calls/call';
import { bodyErrors } from '#domain/calls/errors';
import { adminImageRoute, imageRoute } from '#domain/image';

/** An image for a page. */
export const readImage = call({
  method: 'GET',
  path: imageRoute,
  body: nothing,
  status: 200,
  response: file,
  errors: ['not-found'],
});

/** An image for a page, at the path that the specification gives the admin area. */
export const readAdminImage = call({
  method: 'GET',
  path: adminImageRoute,
  body: nothing,
  status: 200,
  response: file,
  errors: ['not-found'],
});

/** Stores an image; returns its name. */
export const uploadImage = call({
  method: 'POST',
  path: '/api/files/upload',
  callers: 'editor',
  body: file,
  status: 201,
  response: v.string(),
  errors: ['forbidden', ...bodyErrors, 'unreadable-image'],
});

/** Marks an image for deletion: its bytes are deleted when no opportunity references it. */
export const deleteImage = call({
  method: 'DELETE',
  path: '/api/files/delete/:name',
  callers: 'editor',
  body: nothing,
  status: 204,
  response: nothing,
  errors: ['forbidden', 'not-found'],
});
