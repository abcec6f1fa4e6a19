import { errors, jwtVerify, SignJWT } from 'jose';
import { dayMs } from '#domain/time/day';
import { isUnpublished, loginSettings } from '../env/index.ts';

const algorithm = 'HS256';
const issuer = 'invest-argentina';

/** Another audience than the administrator’s token: neither is accepted in place of the other. */
const audience = 'invest-argentina-preview';

/** A secret token that shows one opportunity to its bearer, and when it expires. */
interface PreviewToken {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A token for the preview of an opportunity, valid for `previewDays`. */
export async function makePreviewToken(id: string): Promise<PreviewToken> {
  // Tokens count whole seconds.
  const expiresAt = new Date(Math.floor((Date.now() + previewDays * dayMs) / 1000) * 1000);
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(loginSettings().secret);
  return { token, expiresAt };
}

/**
 * The id of the opportunity that a token shows. `undefined` if the token is not ours, of another audience or expired, and
 * on a deploy that is not the published one.
 */
export async function readPreviewToken(token: string): Promise<string | undefined> {
  if (isUnpublished()) return undefined;
  const { secret } = loginSettings();
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTolerance: 0,
      requiredClaims: ['exp', 'sub'],
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Days for which a preview link is valid. */
const previewDays = 7;
