import { expect } from 'vitest';
import { storedNames } from '../../../src/admin/editor/images/form-image.ts';
import type { FormImages } from '../../../src/admin/editor/images/form-images.ts';
import { eventually } from '../../support/eventually.ts';
import { imageName, server } from './server.ts';

export const imageFile = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' });

export const imageFiles = (...names: string[]) => names.map((name) => imageFile(name));

export const kinds = ({ $images }: FormImages) => $images.get().map(({ kind }) => kind);

export const names = ({ $images }: FormImages) => storedNames($images.get());

export const keyAt = ({ $images }: FormImages, index: number) => $images.get()[index]?.key ?? '';

/** A server that holds every upload until the test completes it with an image name made from a letter. */
export function holdUploads() {
  const held: ((response: Response) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => void held.push(resolve)));
  return {
    /** The number of uploads that were requested. */
    count: () => held.length,
    /** Completes an upload, counted from 0, once it was requested. */
    async store(index: number, letter: string): Promise<void> {
      await eventually(() => expect(held.length).toBeGreaterThan(index));
      held[index]?.(Response.json(imageName(letter), { status: 201 }));
    },
  };
}
