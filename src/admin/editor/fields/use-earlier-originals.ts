import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { TextKey } from '#domain/opportunity/parts';
import { textDigest } from '#domain/opportunity/translated-from';
import { fetchHistory } from '../../../api/admin-opportunities';
import { withToken } from '../../session/call';

/** The original texts of a record as stored and in its history, which is loaded when it is needed, again after a save. */
export function useEarlierOriginals(record: Opportunity | undefined, isNeeded: boolean) {
  const [id, version] = [record?.id, record?.version];
  const [loaded, setLoaded] = useState<{ readonly upTo: number; readonly versions: readonly Opportunity[] }>();
  const isLoaded = loaded?.upTo === version;
  const isWanted = isNeeded && !isLoaded;
  useEffect(() => {
    if (!isWanted || id === undefined || version === undefined) return;
    let isLeft = false;
    void withToken((token) => fetchHistory(token, id)).then((result) => {
      if (!isLeft && result.kind === 'succeeded') setLoaded({ upTo: version, versions: result.response.versions });
    });
    return () => {
      isLeft = true;
    };
  }, [id, version, isWanted]);
  const known = [...(record ? [record] : []), ...(loaded?.versions ?? [])];
  /** The original text with a digest; `undefined` if it is not among those that are loaded. */
  const find = (text: TextKey, digest: string | undefined) =>
    known.map((one) => one[text]).find((original) => textDigest(original) === digest);
  return { find, isLoaded };
}
