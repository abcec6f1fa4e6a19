import { z } from 'astro/zod';
import { coordinatesExpected, readCoordinates, withinArgentina } from '#domain/illustrations/plates';
import { fields, inEachLanguage, text } from './fields.ts';

/** `content/pictures/<language>.yaml`: alternative texts of the illustrations. */
export const illustrationTextsSchema = z.record(z.string(), text(), 'expected a line for each picture');

const position = z
  .string('expected a position such as 50% 30%')
  .regex(/^\d+(?:\.\d+)?% \d+(?:\.\d+)?%$/, 'expected a position such as 50% 30%')
  .optional();
const sides = ['attention', 'centre', 'left', 'right', 'top', 'bottom'] as const;
const side = z.enum(sides, `expected one of ${sides.join(', ')}`).optional();

/**
 * Where an illustration is cropped so that its subject stays in view: `object-position` of a place, which defaults to that
 * of its component, or the part that is encoded for phones.
 */
export const cropSchema = fields({
  /** A sector's card, and one that takes two thirds of its row. */
  card: position,
  wideCard: position,
  /** Header of a sector's page from 62rem, and from 40rem. */
  header: position,
  headerTablet: position,
  headerPhone: side,
  /** A strip between texts. */
  strip: position,
  stripPhone: side,
  /** Beside the map of provinces, and on a phone. */
  map: position,
  mapPhone: position,
  /** Encoded for phones: the share of what is left over that is left of the part, in percent. */
  mapPart: z.number('expected a number from 0 to 100').min(0).max(100).optional(),
});

/** An entry of `content/plates.yaml`: an illustration's caption and crops. Alternative texts are in `content/pictures`. */
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
  crop: cropSchema.optional(),
});

/** All of `content/plates.yaml`. */
export const platesSchema = z.record(z.string(), plateSchema, 'expected a name, and coordinates, for each picture');
