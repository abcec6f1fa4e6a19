import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import type { AlsoEditing as Other } from '#domain/calls/opportunities';
import { fill } from '../../i18n/fill';
import { useTexts } from '../i18n/texts';
import { type EditingReports, reportOpenForm } from './also-editing';

const nobody = atom<readonly Other[]>([]);

/** Says who else has a form of this opportunity open. It locks nothing: a conflict is merged when it is saved. */
export function AlsoEditing({ id }: { readonly id: string }) {
  const { edit } = useTexts();
  const [reports, setReports] = useState<EditingReports>();
  useEffect(() => {
    const begun = reportOpenForm(id);
    setReports(begun);
    return () => begun.stop();
  }, [id]);
  const others = useStore(reports?.$others ?? nobody);
  const names = [...new Set(others.flatMap(({ name, isYou }) => (isYou ? [] : [name])))];
  const isYouToo = others.some(({ isYou }) => isYou);
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="notice" dir="auto">
          {fill(edit.alsoEditing, { names: names.join(', ') })}
        </p>
      )}
      {isYouToo && <p className="notice">{edit.alsoYou}</p>}
    </div>
  );
}
