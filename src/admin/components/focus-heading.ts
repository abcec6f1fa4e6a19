/** Takes the keyboard to the screen's heading, when what it was on has gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}

/** The same, in a list that stays where it is: what took the place of what has gone is to be seen. */
export function focusHeadingInPlace(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
