// A message’s sketch: the more two messages have in common, the more parts of their sketches are equal (MinHash;
// Broder, "On the resemblance and containment of documents", 1997). It is short, and does not reveal the message.

/** Parts of a sketch, of one byte each. */
const parts = 48;

/** Equal parts from which two messages count as variants of one: more than half of their content. */
const fewestEqual = 27;

/** Parts per search key: nearly equal messages have at least one key in common. */
const findingParts = 4;

interface Sketch {
  /** In base64url. */
  readonly text: string;
  /** The keys under which similar messages are found. */
  readonly keys: readonly string[];
}

/** The sketch of normalized words (`wordsOf`). */
export function sketchOf(words: string): Sketch {
  const least = new Uint32Array(parts).fill(0xff_ff_ff_ff);
  for (const piece of piecesOf(words)) {
    let hash = hashOf(piece);
    for (let part = 0; part < parts; part += 1) {
      hash = mixed(hash + 0x9e_37_79_b9);
      if (hash < (least[part] ?? 0)) least[part] = hash;
    }
  }
  const bytes = Array.from(least, (value) => String.fromCharCode(value & 0xff)).join('');
  const keys = Array.from(least.subarray(0, findingParts), (value, part) => `${part}-${value.toString(36)}`);
  return { text: btoa(bytes).replaceAll('+', '-').replaceAll('/', '_'), keys };
}

/** Whether two sketches belong to variants of one message. */
export function areAlike(one: string, other: string): boolean {
  const [bytes, others] = [bytesOf(one), bytesOf(other)];
  return bytes.filter((byte, part) => byte === others[part]).length >= fewestEqual;
}

const bytesOf = (text: string): number[] =>
  [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((sign) => sign.charCodeAt(0));

/** Runs of five letters, starting at each letter; of three if a character is a syllable or a word. */
function piecesOf(words: string): Set<string> {
  const letters = [...words.replace(/[\p{N} ]+/gu, ' ').trim()];
  const length = isOfSigns(words) ? 3 : 5;
  const last = Math.max(1, letters.length - length + 1);
  return new Set(Array.from({ length: last }, (_, first) => letters.slice(first, first + length).join('')));
}

const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const isOfSigns = (words: string): boolean => countSigns(words) * 2 > words.length;

/** The number of Chinese, Japanese or Korean characters in a text. */
export const countSigns = (text: string): number => text.match(signs)?.length ?? 0;

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** The finisher of MurmurHash3. */
function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
