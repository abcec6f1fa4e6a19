/** Focuses the screen's heading when the focused element has been removed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}

/** Focuses the screen's heading without scrolling, so that the list stays where it is. */
export function focusHeadingInPlace(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Focuses the first control of a form that has an error. */
export function focusProblem(form: Element): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
