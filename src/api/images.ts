import * as v from 'valibot';
import { paths } from '#domain/api';
import { request, uploadPatience } from './request';

/** Uploads one picture; resolves to the name that it is stored under. */
export function uploadImage(token: string, file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return request(paths.uploadImage, { method: 'POST', token, form, patience: uploadPatience, answer: v.string() });
}

/** Gives a picture up: its bytes go once no opportunity names it. */
export async function deleteImage(token: string, name: string): Promise<void> {
  await request(paths.deleteImage(name), { method: 'DELETE', token, answer: v.unknown() });
}
