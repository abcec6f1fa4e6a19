import { z } from 'astro/zod';
import { coordinatesExpected, readCoordinates, withinArgentina } from '#domain/illustrations/plates';
import { fields, requiredInEachLanguage, text } from './fields.ts';

/** `content/pictures/<language>.yaml`: alternative texts of the illustrations. */
export const illustrationTextsSchema = z.record(z.string(), text(), 'expected a line for each picture');

const position = z
  .string('expected a position such as 50% 30%')
  .regex(/^\d+(?:\.\d+)?% \d+(?:\.\d+)?%$/, 'expected a position such as 50% 30%')
  .optional();
const sides = ['attention', 'centre', 'left', 'right', 'top', 'bottom'] as const;
const side = z.enum(sides, `expected one of ${sides.join(', ')}`).optional();

/**
 * Crops that keep an illustration's subject in view: `object-position` by place of use, with a default in its component,
 * and the part that is encoded for phones.
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
  /** Beside the map of provinces. */
  map: position,
  mapPhone: position,
  /** Part encoded for phones: crop offset from the left edge, in percent of the cropped width. */
  mapPart: z.number('expected a number from 0 to 100').min(0).max(100).optional(),
});

/** An entry of `content/plates.yaml`: an illustration's caption and crops. Alternative texts are in `content/pictures`. */
const plateSchema = fields({
  name: requiredInEachLanguage(),
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
