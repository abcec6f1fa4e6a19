import type { uploadTypes } from '#domain/limits';

type NameIn<Type> = Type extends `image/${infer Name}` ? Name : never;

/** The formats of an upload, named by their media subtype. */
export type ImageFormat = NameIn<(typeof uploadTypes)[number]>;
