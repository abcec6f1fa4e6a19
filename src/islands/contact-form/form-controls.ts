import { type EnquiryField, formFields, honeypotField, optionalFields } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { EnquiryValues } from '../../stores/saved-enquiry';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of what a field is filled in by, which its label and the summary of problems point to. */
export function controlId(field: EnquiryField): string {
  return `contact-${field}`;
}

/** What holds a field's value. */
export function controlOf(form: HTMLFormElement, field: EnquiryField): Control | undefined {
  const control = form.elements.namedItem(field);
  const known =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return known ? control : undefined;
}

/** The field that an event's target belongs to: a country is typed into another element than the one that holds it. */
export function fieldOf(target: EventTarget): EnquiryField | undefined {
  if (!(target instanceof Element)) return undefined;
  return formFields.find((field) => target.getAttribute('name') === field || target.id === controlId(field));
}

export function valuesOf(form: HTMLFormElement): EnquiryValues {
  // Not FormData, which turns every line break into two characters.
  const value = (field: EnquiryField) => controlOf(form, field)?.value ?? '';
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    company: value('company'),
    sector: value('sector'),
    country: value('country'),
    message: value('message'),
    phone: value('phone'),
    wechat: value('wechat'),
    horizon: value('horizon'),
    size: value('size'),
  };
}

export const honeypotId = `contact-${honeypotField}`;

/** What stands in the field that no person sees. */
export function honeypotIn(form: HTMLFormElement): string {
  const control = form.elements.namedItem(honeypotField);
  return control instanceof HTMLInputElement ? control.value : '';
}

/** The fields in the order in which a language's readers expect them: Chinese names begin with the family name. */
export function fieldsInOrder(language: Language): readonly EnquiryField[] {
  if (language !== 'zh') return formFields;
  return ['lastName', 'firstName', ...formFields.filter((field) => field !== 'lastName' && field !== 'firstName')];
}

/** Opens the fold that a control lies beneath. */
export function unfold(control: Element): void {
  const fold = control.closest('details');
  if (fold) fold.open = true;
}

/** Unfolds what is filled in. */
export function unfoldFilled(form: HTMLFormElement): void {
  for (const field of optionalFields) {
    const control = controlOf(form, field);
    if (control && control.value !== '') unfold(control);
  }
}

/** Puts kept values into the fields in which nothing stands yet. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of formFields) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = values[field] ?? '';
  }
}
