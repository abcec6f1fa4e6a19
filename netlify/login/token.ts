import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenHours } from '#domain/calls/login';
import { type LoginSettings, loginSettings } from '../env/index.ts';
import { keyedDigest } from '../store/keyed-digest.ts';

const algorithm = 'HS256';
const issuer = 'invest-argentina';
const audience = 'invest-argentina-admin';

/** The claim that ties a token to the password at its issue. */
const passwordClaim = 'pwd';

/** A token for the administrator, valid for `tokenHours` as long as name and password stay the same. */
export function makeToken(settings: LoginSettings): Promise<string> {
  return new SignJWT({ [passwordClaim]: passwordFingerprint(settings) })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(settings.username)
    .setIssuedAt()
    .setExpirationTime(`${tokenHours}h`)
    .sign(settings.secret);
}

/** Whether a token is ours, for the current administrator, and not expired. */
export async function verifyToken(token: string): Promise<boolean> {
  const settings = loginSettings();
  try {
    const { payload } = await jwtVerify(token, settings.secret, {
      algorithms: [algorithm],
      issuer,
      audience,
      subject: settings.username,
      clockTolerance: 0,
      requiredClaims: ['exp'],
    });
    // A token from before 2026-11-28 has the earlier fingerprint.
    const known = [passwordFingerprint(settings), earlierFingerprint(settings)];
    return known.some((fingerprint) => fingerprint === payload[passwordClaim]);
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

function passwordFingerprint({ passwordHash }: LoginSettings): string {
  return keyedDigest('password fingerprint', passwordHash).toString('base64url');
}

function earlierFingerprint({ passwordHash, secret }: LoginSettings): string {
  return createHmac('sha256', secret).update(`password ${passwordHash}`).digest('base64url');
}
