/** How the team is reached, as far as the owner has filled it in. */
export interface Team {
  /** As it is shown: `+`, country code, groups of digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly wechat?: string | undefined;
}

/** The URL that calls a phone number: `tel:` and its digits, with the `+` of the country code. */
export function phoneURL(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
