/** How the team is reached: the phone as it is shown (`+`, country code, groups of digits), and the e-mail address. */
export interface Team {
  readonly phone: string;
  readonly email: string;
}

/** The URL that calls a phone number: `tel:` and its digits, with the `+` of the country code. */
export function phoneURL(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
