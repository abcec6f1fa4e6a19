/**
 * Submits a form that React handles, as its button would. `requestSubmit` is newer than the oldest supported browsers
 * (README.md); the admin forms validate their fields themselves.
 */
export function submitForm(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
