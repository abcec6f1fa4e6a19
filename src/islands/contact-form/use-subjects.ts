import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import type { Language } from '#domain/language';
import { recheckField } from '../../stores/enquiry';
import { $subjects, type EnquirySubjects, readSubjects, sectorOfSubjects } from '../../stores/enquiry-subjects';
import { keepValues } from '../../stores/kept-enquiry';
import { loadOpportunities } from '../../stores/opportunities';
import { controlOf, valuesOf } from './form-values';

/** What a form's enquiry is about. Where all of it is of one sector, that is chosen unless another one has been. */
export function useSubjects(form: RefObject<HTMLFormElement | null>, language: Language): EnquirySubjects {
  const subjects = useStore($subjects);
  useEffect(() => (readSubjects() ? loadOpportunities(language) : undefined), [language]);
  const sector = sectorOfSubjects(subjects);
  useEffect(() => {
    const control = form.current && controlOf(form.current, 'sector');
    if (!form.current || !control || !sector || control.value !== '') return;
    control.value = sector;
    const values = valuesOf(form.current);
    keepValues(values);
    recheckField('sector', values);
  }, [form, sector]);
  return subjects;
}
