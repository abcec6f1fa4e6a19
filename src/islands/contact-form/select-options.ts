import type { EnquiryField } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import { controlId } from './form-controls';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Choice = Extract<EnquiryField, 'sector' | 'country'>;

// Server only: the browser reads the options from the HTML, which saves the module and a second copy in the props.
const source = import.meta.env.SSR ? await import('./enquiry-options') : undefined;

const read = new Map<Choice, readonly Option[]>();

/** Options of a select: from the dictionaries on the server, from the rendered HTML in the browser. */
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
