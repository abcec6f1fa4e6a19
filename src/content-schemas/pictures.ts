import { z } from 'astro/zod';
import { coordinatesExpected, readCoordinates, withinArgentina } from '#domain/illustrations/plates';
import { fields, inEachLanguage, text } from './fields.ts';

/** `content/pictures/<language>.yaml`: alternative texts of the illustrations. */
export const illustrationTextsSchema = z.record(z.string(), text(), 'expected a line for each picture');

/** An entry of `content/plates.yaml`: an illustration's caption. Alternative texts are in `content/pictures`. */
const plateSchema = fields({
  name: inEachLanguage(),
  coordinates: z
    .string(coordinatesExpected)
    .transform((written, context) => {
      const read = readCoordinates(written);
      if (read && withinArgentina(read)) return read;
      context.addIssue(
        read ? 'expected a place in Argentina, from 21° to 56° S and from 53° to 74° W' : coordinatesExpected,
      );
      return z.NEVER;
    })
    .optional(),
});

/** All of `content/plates.yaml`. */
export const platesSchema = z.record(z.string(), plateSchema, 'expected a name, and coordinates, for each picture');
