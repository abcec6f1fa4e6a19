import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { TextKey } from '#domain/opportunity/parts';
import { digestOf } from '#domain/opportunity/translated-from';
import { fetchHistory } from '../../../api/admin-opportunities';
import { withToken } from '../../session/call';

/** Finds the original text with a digest; `undefined` if it is no longer kept, or while the history is loading. */
export type FindOriginal = (text: TextKey, digest: string | undefined) => string | undefined;

/** The original texts of a record as stored and in its history, which is loaded when it is needed first. */
export function useEarlierOriginals(record: Opportunity | undefined, isNeeded: boolean) {
  const id = record?.id;
  const [versions, setVersions] = useState<readonly Opportunity[]>();
  const isWanted = isNeeded && id !== undefined && versions === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void withToken((token) => fetchHistory(token, id)).then((result) => {
      if (!isLeft) setVersions(result.kind === 'succeeded' ? result.response.versions : []);
    });
    return () => {
      isLeft = true;
    };
  }, [id, isWanted]);
  const known = [...(record ? [record] : []), ...(versions ?? [])];
  const find: FindOriginal = (text, digest) =>
    known.map((version) => version[text]).find((original) => digestOf(original) === digest);
  return { find, isLoaded: versions !== undefined };
}
