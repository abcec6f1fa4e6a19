import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../failure.ts';

// An encrypted file: magic, nonce, the archive by AES-256-GCM, authentication tag.
const magic = Buffer.from('IAB1');
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + nonceBytes;

/** The key of encrypted backups: BACKUP_KEY, 32 bytes in base64. */
export function backupKey({ BACKUP_KEY = '' }: NodeJS.ProcessEnv): Buffer {
  const key = Buffer.from(BACKUP_KEY.trim(), 'base64');
  if (key.length === 32) return key;
  throw new Failure('BACKUP_KEY: set it to 32 bytes in base64, such as `openssl rand -base64 32` prints.');
}

/** Whether a file is an encrypted backup; a missing one is not. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return false;
  const { buffer } = await handle.read(Buffer.alloc(magic.length)).finally(() => handle.close());
  return buffer.equals(magic);
}

/** Encrypts a file into another one, which is complete as soon as it has its name. */
export async function encryptFile(plain: string, file: string, key: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  try {
    const into = createWriteStream(partial, { mode: 0o600 });
    into.write(Buffer.concat([magic, nonce]));
    await pipeline(createReadStream(plain), cipher, into);
    await appendFile(partial, cipher.getAuthTag());
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Decrypts a file into another one; a wrong key or a changed file is a Failure, and leaves no file. */
export async function decryptFile(file: string, plain: string, key: Buffer): Promise<void> {
  const { size } = await stat(file);
  const handle = await open(file, 'r');
  const read = async (length: number, position: number) =>
    (await handle.read(Buffer.alloc(length), 0, length, position)).buffer;
  try {
    const nonce = await read(nonceBytes, magic.length);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(await read(tagBytes, size - tagBytes));
    const encrypted = createReadStream(file, { start: headBytes, end: size - tagBytes - 1 });
    await pipeline(encrypted, decipher, createWriteStream(plain, { mode: 0o600 }));
  } catch (cause) {
    await rm(plain, { force: true });
    throw new Failure(`${file} cannot be decrypted: BACKUP_KEY is another one, or the file is damaged.`, { cause });
  } finally {
    await handle.close();
  }
}
