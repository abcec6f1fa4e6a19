import { createHash } from 'node:crypto';

/** Milliseconds of CPU that the piece of work below takes on the machine of docs/reliability.md. */
const usual = 36;

/** A piece of work of the kinds that requests are made of: texts, JSON, patterns, sorting, digests. */
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

/** Milliseconds of CPU, of all threads of this process, that some work takes. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times slower this machine is at this moment than that of docs/reliability.md, 1 at least: what a figure of CPU
 * time is divided by before it is judged.
 */
export async function slowness(): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) times.push(await cpuOf(pieceOfWork));
  return Math.max(1, Math.min(...times) / usual);
}
