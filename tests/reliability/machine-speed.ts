import { createHash } from 'node:crypto';

/** CPU milliseconds of the work below on the machine of docs/reliability.md. */
const usual = 36;

/** Work similar to requests: texts, JSON, patterns, sorting, digests. */
function pieceOfWork(): number {
  let sum = 0;
  for (let round = 0; round < 40; round += 1) {
    const list = Array.from({ length: 400 }, (_, index) => ({
      id: `${(index * 7919) % 400}`,
      text: `é${index} ñandú`.repeat(4),
    }));
    const text = JSON.stringify(list.sort((one, other) => (one.id < other.id ? -1 : 1))).normalize('NFD');
    sum += JSON.parse(text).length + text.replaceAll(/\p{Mark}+/gu, '').length;
    sum += createHash('sha256').update(text).digest()[0] ?? 0;
  }
  return sum;
}

/** CPU milliseconds of some work, over all threads of this process. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times slower this machine currently is than that of docs/reliability.md, at least 1: CPU times are divided
 * by it.
 */
export async function slowness(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) times.push(await cpuOf(pieceOfWork));
  return Math.max(1, Math.min(...times) / usual);
}
