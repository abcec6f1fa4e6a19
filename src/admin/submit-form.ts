/**
 * Submits a form that React handles, as its button would. `requestSubmit` is newer than the browser floor (README.md); the
 * forms of the admin area check their fields themselves.
 */
export function submitForm(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
