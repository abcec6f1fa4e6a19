import { type Callers, mayCall } from '#domain/calls/call';
import type { Account, Role } from '#domain/people';
import { accountIn } from '../login/token.ts';
import { Problem } from './problem.ts';

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The account of a request, whose role must be allowed. A missing, invalid, expired, ended or foreign token, and a role
 * that may not call, are `forbidden`. Called before reading any body.
 */
export async function requireAccount(request: Request, callers: Role): Promise<Account> {
  const token = bearer.exec(request.headers.get('Authorization') ?? '')?.[1];
  const account = token === undefined ? undefined : await accountIn(token);
  if (!account || !mayCall(account.role, callers)) throw new Problem('forbidden');
  return account;
}

/** What a rule gets to know of the caller. */
export interface Caller extends Record<Callers, Account | undefined> {
  readonly everyone: undefined;
  readonly editor: Account;
  readonly owner: Account;
}
