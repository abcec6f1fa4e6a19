import { useStore } from '@nanostores/react';
import {
  type VerifiableFact,
  type VerificationKind,
  verifiableFacts,
  verificationKinds,
  verificationOf,
  verifiedOn,
} from '#domain/opportunity/verification';
import { dayInArgentina } from '#domain/time/day';
import { dotted } from '../../../i18n/intl';
import { type TypedField, validFacts } from '../../form-values/form-values';
import { $language } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { FormStore } from '../form-store';
import styles from './Facts.module.css';
import { Group } from './FormControls';

// The sub-sector depends on the sector.
const shown: TypedField[] = [...verifiableFacts, 'sector', 'verified'];

/** How far the stated facts are verified: one click per fact, or for all of them. */
export function VerificationField({ form }: { readonly form: FormStore }) {
  const texts = useTexts();
  const language = useStore($language);
  const values = useStore(form.$values, { keys: shown });
  const today = dayInArgentina(new Date());
  const facts = { ...validFacts(values), verified: values.verified };
  const stated = verifiableFacts.filter((fact) => facts[fact] !== undefined);
  if (stated.length === 0) return null;

  const choose = (chosen: readonly VerifiableFact[], kind: VerificationKind | undefined) => {
    const others = Object.entries(values.verified).filter(([fact]) => !chosen.some((one) => one === fact));
    const verified = Object.fromEntries(others);
    form.$values.setKey('verified', kind ? verifiedOn({ ...facts, verified }, chosen, kind, today) : verified);
  };
  const stateOf = (fact: VerifiableFact): string => {
    const found = verificationOf(facts, fact, today);
    return found ? dotted([texts.verificationKinds[found.by], found.on], language) : texts.form.declared;
  };
  const buttons = (chosen: readonly VerifiableFact[], name: string) =>
    [...verificationKinds, undefined].map((kind) => (
      <button key={kind ?? 'declared'} type="button" className="button" onClick={() => choose(chosen, kind)}>
        {kind ? texts.verificationKinds[kind] : texts.form.declared}
        <span className="visually-hidden"> ({name})</span>
      </button>
    ));
  return (
    <Group legend={texts.fields.verified} hint={texts.form.verificationHint} className={styles.verification}>
      <ul className="plain">
        <li className={styles.verifiedFact}>
          <strong>{texts.form.allFacts}</strong>
          <span />
          <span className={styles.buttons}>{buttons(stated, texts.form.allFacts)}</span>
        </li>
        {stated.map((fact) => (
          <li key={fact} className={styles.verifiedFact}>
            <span>{texts.fields[fact]}</span>
            <span className={styles.state}>{stateOf(fact)}</span>
            <span className={styles.buttons}>{buttons([fact], texts.fields[fact])}</span>
          </li>
        ))}
      </ul>
    </Group>
  );
}
