import type { Language } from '#domain/language';
import { limits } from '#domain/limits';
import { fill } from '../../../i18n/fill';
import { languageName } from '../../../i18n/intl';
import { imageLabel } from '../../i18n/labels';
import { $language } from '../../i18n/language';
import { countText, failureMessage } from '../../i18n/messages';
import { $texts } from '../../i18n/texts';
import type { ImageProblem } from './form-image';

// Texts about images, in the reader's language.

const megabytes = limits.uploadBytes / 1024 / 1024;

/** Hint of the image field: ways to add images, and how many are allowed. */
export function imagesHint(): string {
  return fill($texts.get().images.hint, { images: limits.imagesPerOpportunity });
}

/** Explains why a file was not accepted as an image. */
export function imageMessage(problem: ImageProblem): string {
  const { problems } = $texts.get().images;
  const { file } = problem;
  if (problem.kind === 'too-large') return fill(problems.tooLarge, { file, megabytes });
  if (problem.kind === 'too-many') return fill(problems.tooMany, { file, images: limits.imagesPerOpportunity });
  switch (problem.error.refusal?.error) {
    case 'unsupported-type':
      return fill(problems.unsupportedType, { file });
    case 'unreadable-image':
      return fill(problems.unreadable, { file });
    case 'too-large':
      return fill(problems.refusedAsTooLarge, { file });
    default:
      return fill(problems.failed, { file, reason: failureMessage(problem.error) });
  }
}

/** Number of images, with the number uploaded while uploads are running. */
export function imageCount(stored: number, all: number): string {
  const { count, uploaded } = $texts.get().images;
  return stored === all ? countText(count, all) : fill(countText(uploaded, all), { stored });
}

/** Announces the new position of an image. */
export function movedMessage(from: number, to: number, count: number): string {
  const { moved } = $texts.get().images;
  return fill(moved, { picture: capitalized(imageLabel(from)), place: to + 1, count });
}

/** Names the removed image. */
export function removedMessage(name: string): string {
  return fill($texts.get().images.removed, { picture: capitalized(name) });
}

/** Lists the languages without an alternative text. */
export function missingAltMessage(missing: readonly Language[]): string {
  const reader = $language.get();
  const languages = new Intl.ListFormat(reader).format(missing.map((language) => languageName(language, reader)));
  return fill($texts.get().images.missingAlt, { languages });
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
