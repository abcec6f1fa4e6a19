/** Takes the keyboard to the screen's heading, when what it was on has gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
