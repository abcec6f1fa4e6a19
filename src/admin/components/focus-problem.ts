/** Takes the keyboard to the first control of a form that is at fault. */
export function focusProblem(form: Element): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
