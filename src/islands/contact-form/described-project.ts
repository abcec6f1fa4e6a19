import { type RefObject, useEffect } from 'react';
import type { Language } from '#domain/language';
import { enquirySectorOf, isSectorKey } from '#domain/sector';
import { fill } from '../../i18n/fill';
import { localizedPath } from '../../i18n/path';
import { saveValues } from '../../stores/saved-enquiry';
import { enquiryValuesOf, fillEmpty } from './form-controls';
import type { FormTexts } from './form-texts';

/** Longest query of a project that is taken into a message. */
const longestQuery = 1000;

/**
 * Begins the enquiry about a project described on `/your-project`: an empty message gets the link to its result, an empty
 * sector the project’s. The query parameter `project` is the query of that page.
 */
export function useDescribedProject(form: RefObject<HTMLFormElement | null>, language: Language, texts: FormTexts) {
  useEffect(() => {
    const query = new URLSearchParams(new URLSearchParams(location.search).get('project') ?? '');
    const sector = query.get('activity')?.split('.')[0];
    if (!form.current || !isSectorKey(sector) || query.toString().length > longestQuery) return;
    const { href } = new URL(localizedPath(`/your-project/answer?${query}`, language), location.origin);
    fillEmpty(form.current, { message: fill(texts.project, { url: href }), sector: enquirySectorOf(sector) });
    saveValues(enquiryValuesOf(form.current));
  }, [form, language, texts]);
}
