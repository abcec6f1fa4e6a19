import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { TextKey } from '#domain/opportunity/parts';
import { textDigest } from '#domain/text';
import { fetchHistory } from '../../../api/admin-opportunities';
import type { FormValues, TypedField } from '../../form-values/form-values';
import { fieldMessage } from '../../i18n/messages';
import { withToken } from '../../session/call';
import type { FormPlace } from '../form-problems';
import { isLocked } from '../form-state';
import type { FormStore } from '../form-store';

/** Names of fields with a single text value. */
type TextField = { [Name in TypedField]: FormValues[Name] extends string ? Name : never }[TypedField];

interface ChangeOfText {
  readonly target: { readonly value: string };
}

/**
 * Values, change handlers and errors for form controls. A component names the fields it shows, always in the same list,
 * and renders only when these change, so that typing stays fast in a large form.
 */
export function useFormFields(form: FormStore, shown: TypedField[]) {
  const values = useStore(form.$values, { keys: shown });
  const state = useStore(form.$state);
  const problems = state.kind === 'incomplete' || state.kind === 'invalid' ? state.fields : {};
  return {
    values,
    isLocked: isLocked(state),
    /** Label and error of a field or a part of one. */
    field(place: FormPlace, label: string) {
      const problem = problems[place];
      return { label, problem: problem && fieldMessage(place, label, problem) };
    },
    /** Props of a single-text control. */
    text: (name: TextField) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeOfText) => form.$values.setKey(name, target.value),
    }),
  };
}

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
