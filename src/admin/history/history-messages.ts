import { fill } from '../../i18n/fill';
import { $texts } from '../i18n/texts';

// Texts about versions with placeholders, in the reader's language.

/** Name of a version. */
export function versionName(version: number): string {
  return fill($texts.get().history.version, { version });
}

/** Names the restored version and the new version made from it. */
export function restoredMessage({ version, as }: { readonly version: number; readonly as: number }): string {
  return fill($texts.get().history.restored, { version, as });
}
