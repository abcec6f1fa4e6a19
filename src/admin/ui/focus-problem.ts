/** Focuses the first control of a form that has an error. */
export function focusProblem(form: Element): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
