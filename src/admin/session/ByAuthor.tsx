import { useStore } from '@nanostores/react';
import { type Author, ownerId } from '#domain/people';
import { fill } from '../../i18n/fill';
import { formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { $account } from './session';
import { $team } from './team';

interface ByAuthorProps {
  readonly by: Author | undefined;
}

/** The author to name, if one is stored. An owner who works alone sees no authors: they would all be the same. */
export function useNamedAuthor(by: Author | undefined): Author | undefined {
  const account = useStore($account);
  const team = useStore($team);
  const isAlone = account?.role === 'owner' && !(team.kind === 'loaded' && team.response.length > 1);
  return isAlone && by?.id === ownerId ? undefined : by;
}

/** “ by Ana Pérez”. */
export function ByAuthor({ by }: ByAuthorProps) {
  const texts = useTexts();
  const named = useNamedAuthor(by);
  return named ? <span dir="auto"> {fill(texts.by, { name: named.name })}</span> : null;
}

interface DatedProps extends ByAuthorProps {
  /** ISO 8601. */
  readonly at: string;
}

/** The time of a change and its author. */
export function Dated({ at, by }: DatedProps) {
  return (
    <>
      <time dateTime={at}>{formatTime(Date.parse(at))}</time>
      <ByAuthor by={by} />
    </>
  );
}
