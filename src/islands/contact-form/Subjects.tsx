import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Language } from '#domain/language';
import { fill, fillCount } from '../../i18n/fill';
import { dot } from '../../i18n/intl';
import { recheckField } from '../../stores/enquiry';
import {
  $subjects,
  type EnquirySubjects,
  readSubjects,
  removeSubject,
  sectorOfSubjects,
} from '../../stores/enquiry-subjects';
import { loadOpportunities } from '../../stores/opportunities';
import { saveValues } from '../../stores/saved-enquiry';
import { Icon } from '../../ui/Icon';
import styles from './ContactForm.module.css';
import { controlOf, enquiryValuesOf } from './form-controls';
import type { FormTexts } from './form-texts';

interface Props {
  readonly subjects: EnquirySubjects;
  readonly language: Language;
  readonly texts: FormTexts;
  /** Called when the last opportunity has been removed. */
  readonly onEmpty: () => void;
}

/**
 * Opportunities of the enquiry: their titles with a remove button each, or only their number if the titles are unknown.
 */
export function Subjects({ subjects, language, texts, onEmpty }: Props) {
  const list = useRef<HTMLDivElement>(null);
  if (subjects.kind === 'counted') {
    const count = subjects.ids.length;
    return count > 0 && <p className={styles.subjects}>{fillCount(texts.aboutCount, count, language)}</p>;
  }
  const { opportunities } = subjects;
  if (opportunities.length === 0) return null;
  const remove = (id: string) => {
    removeSubject(id);
    // The focused button was removed.
    if (opportunities.length > 1) list.current?.focus();
    else onEmpty();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div ref={list} className={styles.subjects} role="group" aria-labelledby="contact-about" tabIndex={-1}>
      <p id="contact-about">{texts.about}</p>
      <ul className="plain">
        {opportunities.map(({ id, sample, title, language: written = language }) => (
          <li key={id}>
            {sample && <span>{texts.sample + dot(language)}</span>}
            <span lang={written} dir="auto">
              {title}
            </span>
            <button
              type="button"
              className="screen-only"
              aria-label={fill(texts.removeSubject, { title })}
              onClick={() => remove(id)}
            >
              <Icon width={20}>
                <path d="M5 5l10 10M15 5L5 15" />
              </Icon>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Opportunities of the form's enquiry. If all belong to one sector and the visitor chose none, this selects the sector.
 */
export function useSubjects(form: RefObject<HTMLFormElement | null>, language: Language): EnquirySubjects {
  const subjects = useStore($subjects);
  useEffect(() => (readSubjects() ? loadOpportunities(language) : undefined), [language]);
  const sector = sectorOfSubjects(subjects);
  useEffect(() => {
    const control = form.current && controlOf(form.current, 'sector');
    if (!form.current || !control || !sector || control.value !== '') return;
    control.value = sector;
    const values = enquiryValuesOf(form.current);
    saveValues(values);
    recheckField('sector', values);
  }, [form, sector]);
  return subjects;
}
