import { createHmac } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { tokenHours } from '#domain/calls/login';
import { type Account, ownerId } from '#domain/people';
import { isUnpublished, type LoginSettings, loginSettings } from '../env/index.ts';
import { accountOf, readPeople, type StoredPerson } from '../people/record.ts';
import { keyedDigest } from '../store/keyed-digest.ts';

const algorithm = 'HS256';
const issuer = 'invest-argentina';
const audience = 'invest-argentina-admin';

/** The claim that ties the owner’s token to the password at its issue. */
const passwordClaim = 'pwd';

/** The claim that ties an editor’s token to a session of the store; the owner’s has none. */
const sessionClaim = 'ses';

/** A token for the owner, valid for `tokenHours` as long as name and password stay the same. */
export function makeToken(settings: LoginSettings): Promise<string> {
  return signed({ sub: settings.username, [passwordClaim]: passwordFingerprint(settings) }, settings);
}

/**
 * A token for an editor, valid for `tokenHours` as long as the session stays the same. Name and role are for the
 * interface: the server reads both from the store.
 */
export function makeEditorToken({ id, name, role, session }: StoredPerson): Promise<string> {
  return signed({ sub: id, name, role, [sessionClaim]: session }, loginSettings());
}

function signed(claims: JWTPayload, { secret }: LoginSettings): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${tokenHours}h`)
    .sign(secret);
}

/**
 * The account of a token: `undefined` unless the token is ours, not expired, and of the current owner or of a session that
 * the store has now. Only a validly signed token of an editor costs a read. A deploy that is not the published one accepts
 * none: its secret or password may have been changed since.
 */
export async function accountIn(token: string): Promise<Account | undefined> {
  if (isUnpublished()) return undefined;
  const settings = loginSettings();
  const claims = await claimsIn(token, settings);
  if (!claims) return undefined;
  const { sub, [sessionClaim]: session } = claims;
  if (session === undefined) return isOwners(claims, settings) ? ownerAccount(settings) : undefined;
  const person = (await readPeople()).find((one) => one.id === sub && one.session === session);
  return person && accountOf(person);
}

async function claimsIn(token: string, { secret }: LoginSettings): Promise<JWTPayload | undefined> {
  try {
    const options = { algorithms: [algorithm], issuer, audience, clockTolerance: 0, requiredClaims: ['exp', 'sub'] };
    return (await jwtVerify(token, secret, options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function isOwners({ sub, [passwordClaim]: fingerprint }: JWTPayload, settings: LoginSettings): boolean {
  // A token from before 2026-11-28 has the earlier fingerprint.
  const known = [passwordFingerprint(settings), earlierFingerprint(settings)];
  return sub === settings.username && known.some((one) => one === fingerprint);
}

const ownerAccount = ({ username }: LoginSettings): Account => ({ id: ownerId, name: username, role: 'owner' });

function passwordFingerprint({ passwordHash }: LoginSettings): string {
  return keyedDigest('password fingerprint', passwordHash).toString('base64url');
}

function earlierFingerprint({ passwordHash, secret }: LoginSettings): string {
  return createHmac('sha256', secret).update(`password ${passwordHash}`).digest('base64url');
}
