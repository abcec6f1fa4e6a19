import { type EnquiryField, formFields, honeypotField, optionalFields } from '#domain/enquiry/enquiry';
import type { Language } from '#domain/language';
import type { EnquiryValues } from '../../stores/saved-enquiry';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Id of a field's visible control, for its label and the error summary. */
export function controlId(field: EnquiryField): string {
  return `contact-${field}`;
}

/** The element that holds a field's value. */
export function controlOf(form: HTMLFormElement, field: EnquiryField): Control | undefined {
  const control = form.elements.namedItem(field);
  const known =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return known ? control : undefined;
}

/** The field of an event's target. The country's combobox and its select are two elements. */
export function fieldOf(target: EventTarget): EnquiryField | undefined {
  if (!(target instanceof Element)) return undefined;
  return formFields.find((field) => target.getAttribute('name') === field || target.id === controlId(field));
}

export function enquiryValuesOf(form: HTMLFormElement): EnquiryValues {
  // Not FormData, which turns each line break into CR LF.
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

/** Value of the spam trap. */
export function honeypotIn(form: HTMLFormElement): string {
  const control = form.elements.namedItem(honeypotField);
  return control instanceof HTMLInputElement ? control.value : '';
}

/** Fields in reading order: Chinese names begin with the family name. */
export function fieldsInOrder(language: Language): readonly EnquiryField[] {
  if (language !== 'zh') return formFields;
  return ['lastName', 'firstName', ...formFields.filter((field) => field !== 'lastName' && field !== 'firstName')];
}

/** Opens the `details` element that contains a control. */
export function unfold(control: Element): void {
  const fold = control.closest('details');
  if (fold) fold.open = true;
}

/** Opens the optional fields if one of them has a value. */
export function unfoldFilled(form: HTMLFormElement): void {
  for (const field of optionalFields) {
    const control = controlOf(form, field);
    if (control && control.value !== '') unfold(control);
  }
}

/** Writes saved values into empty fields. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of formFields) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = values[field] ?? '';
  }
}
