import { verifyToken } from '../login/token.ts';
import { Problem } from './problem.ts';

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Requires the administrator’s token; a missing, invalid, expired or foreign one is `forbidden`. Called before reading
 * any body.
 */
export async function requireAdmin(request: Request): Promise<void> {
  const token = bearer.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined || !(await verifyToken(token))) throw new Problem('forbidden');
}
