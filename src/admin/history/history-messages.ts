import { fill } from '../../i18n/fill';
import { $texts } from '../i18n/texts';
import type { Restoration } from './history';

// Texts about versions with placeholders, in the reader's language.

/** Name of a version. */
export function versionName(version: number): string {
  return fill($texts.get().history.version, { version });
}

/** Names the restored version, the new version made from it, and the status, which stays. */
export function restoredMessage({ version, as, status }: Extract<Restoration, { readonly kind: 'restored' }>): string {
  const { history, statuses } = $texts.get();
  return `${fill(history.restored, { version, as })} ${fill(history.statusKept, { status: statuses[status] })}`;
}
