import * as v from 'valibot';
import { limits } from '#domain/limits';
import { oneLine, problem, required } from '#domain/text';

/** The roles of the admin area. The owner logs in by the environment variables, editors by what the store holds. */
export const roles = ['editor', 'owner'] as const;

export type Role = (typeof roles)[number];

/** The id of the owner’s account; editors have a UUID. */
export const ownerId = 'owner';

/** The author of a change: the account, and its name at that time. */
export const author = v.object({ id: v.string(), name: v.string() });

export type Author = v.InferOutput<typeof author>;

/** A logged-in account. */
export interface Account extends Author {
  readonly role: Role;
}

/** A person that the owner adds. */
export const newPerson = v.object({
  name: required(oneLine(limits.name)),
  username: required(oneLine(limits.username)),
});

export type NewPerson = v.InferOutput<typeof newPerson>;

/** A person as the owner sees it: never with anything that could log in. */
export const person = v.object({
  ...author.entries,
  username: v.string(),
  /** Whether the person has set a password. */
  isActive: v.boolean(),
  /** The end of the invitation, ISO 8601 in UTC, while nobody has used it. It may be over. */
  invitedUntil: v.exactOptional(v.string()),
  /** The day of the last login in Argentina. */
  lastLogin: v.exactOptional(v.string()),
});

export type Person = v.InferOutput<typeof person>;

// For scrypt a password equals the same one followed by NULs.
const noNul = v.check((text: string) => !text.includes('\0'), problem('control-character'));

/** A name or password as typed at the login. A password is used as typed, not trimmed. */
export const typed = (most: number) =>
  v.pipe(
    v.string(problem('wrong-type')),
    v.nonEmpty(problem('required')),
    v.maxLength(most, problem('too-long')),
    noNul,
  );

/** A new password. Characters are counted, not UTF-16 code units. */
export const newPassword = v.pipe(
  typed(limits.password),
  v.check((text) => [...text].length >= limits.shortestPassword, problem('too-short')),
);

/** The secret part of an invitation’s link: 256 random bits in base64url. */
export const invitationToken = v.pipe(
  v.string(problem('wrong-type')),
  v.regex(/^[A-Za-z0-9_-]{43}$/, problem('unknown')),
);
