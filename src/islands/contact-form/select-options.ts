import type { EnquiryField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { controlId } from './form-controls';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Choice = Extract<EnquiryField, 'sector' | 'country'>;

// The browser gets neither the module nor, as the island's property, its many names a second time.
const source = import.meta.env.SSR ? await import('./enquiry-options') : undefined;

const read = new Map<Choice, readonly Option[]>();

/** What a select offers: on the server from the dictionaries, in the browser as the server wrote it into the page. */
export function optionsOf(choice: Choice, language: Language): readonly Option[] {
  if (source) return source.enquiryOptions(language)[choice];
  const options = read.get(choice) ?? readOptions(document.getElementById(controlId(choice)));
  read.set(choice, options);
  return options;
}

function readOptions(select: HTMLElement | null): readonly Option[] {
  if (!(select instanceof HTMLSelectElement)) return [];
  return [...select.options].filter(({ value }) => value !== '').map(({ value, text }) => ({ value, label: text }));
}
