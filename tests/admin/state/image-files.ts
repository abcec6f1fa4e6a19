import { expect } from 'vitest';
import { storedNames } from '../../../src/admin/state/form-image.ts';
import type { FormImages } from '../../../src/admin/state/form-images.ts';
import { eventually } from '../../support/eventually.ts';
import { imageName, server } from './server.ts';

export const imageFile = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' });

export const imageFiles = (...names: string[]) => names.map((name) => imageFile(name));

export const kinds = ({ $images }: FormImages) => $images.get().map(({ kind }) => kind);

export const names = ({ $images }: FormImages) => storedNames($images.get());

export const keyAt = ({ $images }: FormImages, index: number) => $images.get()[index]?.key ?? '';

/** A server that holds every upload back until the test has it stored, under a name that is made of a letter. */
export function holdUploads() {
  const held: ((response: Response) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => void held.push(resolve)));
  return {
    /** How many uploads have been asked for. */
    count: () => held.length,
    /** Stores an upload, counted from 0, once it has been asked for. */
    async store(index: number, letter: string): Promise<void> {
      await eventually(() => expect(held.length).toBeGreaterThan(index));
      held[index]?.(Response.json(imageName(letter), { status: 201 }));
    },
  };
}
