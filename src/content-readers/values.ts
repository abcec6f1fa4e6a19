import type { Language } from '#domain/language';
import type { textKeys } from '../content-schemas/keys';
import { readTitledTexts } from './content';
import { readIllustration } from './illustration';
import type { IllustrationName } from './illustration-text';

interface Look {
  readonly name: IllustrationName;
  /** Animation of the illustration while in view. */
  readonly motion: 'approach' | 'pass' | 'rise' | 'withdraw';
}

const looks = {
  quality: { name: 'provinces/BSAS', motion: 'approach' },
  integrity: { name: 'provinces/ENT', motion: 'pass' },
  innovation: { name: 'sectors/research-aside', motion: 'rise' },
  'customer-focus': { name: 'provinces/COR', motion: 'withdraw' },
} as const satisfies Record<(typeof textKeys.values)[number], Look>;

/** The values with their illustrations and animations. */
export async function readValues(language: Language) {
  const texts = await readTitledTexts('values', language);
  return Promise.all(
    texts.map(async ({ key, ...text }) => {
      const { name, motion } = looks[key];
      return { ...text, motion, illustration: await readIllustration(language, name) };
    }),
  );
}
