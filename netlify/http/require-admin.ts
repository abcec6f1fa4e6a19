import { verifyToken } from '../login/token.ts';
import { Problem } from './problem.ts';

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Lets the administrator pass; a missing, bad, expired or foreign token is `forbidden`. Goes before reading any body. */
export async function requireAdmin(request: Request): Promise<void> {
  const token = bearer.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined || !(await verifyToken(token))) throw new Problem('forbidden');
}
