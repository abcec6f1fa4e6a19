import * as calls from '#domain/calls/images';
import { request, uploadTimeout } from './request';
import type { Watch } from './upload-with-progress';

/** Uploads one image; resolves to its stored name. */
export function uploadImage(token: string, file: Blob, watch: Watch): Promise<string> {
  return request(calls.uploadImage, { token, body: file, timeout: uploadTimeout, watch });
}

/** Marks an image for deletion: its bytes are deleted once no opportunity references it. */
export function deleteImage(token: string, name: string): Promise<void> {
  return request(calls.deleteImage, { token, segment: name });
}
