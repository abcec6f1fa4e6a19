import { type EnquiryField, enquiryFields } from '#domain/enquiry/enquiry';
import { honeypotField } from '#domain/enquiry/spam';
import type { EnquiryValues } from '../../stores/kept-enquiry';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of a field's control, which its label and the summary of problems point to. */
export function controlId(field: EnquiryField): string {
  return `contact-${field}`;
}

export function controlOf(form: HTMLFormElement, field: EnquiryField): Control | undefined {
  const control = form.elements.namedItem(field);
  const known =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return known ? control : undefined;
}

/** The field that an event's target is the control of. */
export function fieldOf(target: EventTarget): EnquiryField | undefined {
  return enquiryFields.find((field) => target instanceof Element && target.id === controlId(field));
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
  };
}

export const honeypotId = `contact-${honeypotField}`;

/** What stands in the field that no person sees. */
export function honeypotIn(form: HTMLFormElement): string {
  const control = form.elements.namedItem(honeypotField);
  return control instanceof HTMLInputElement ? control.value : '';
}

/** Puts kept values into the fields in which nothing stands yet. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of enquiryFields) {
    const control = controlOf(form, field);
    if (control && control.value === '') control.value = values[field] ?? '';
  }
}
