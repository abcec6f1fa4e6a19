/** The team’s contact details, as far as the owner has filled them in. */
export interface Team {
  /** In display format: `+`, country code, groups of digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly wechat?: string | undefined;
}

/** The `tel:` URL of a phone number: its digits, with the `+` of the country code. */
export function phoneURL(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
