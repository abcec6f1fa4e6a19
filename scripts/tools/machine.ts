import { cpus, totalmem } from 'node:os';
import { dayOf } from '#domain/time/day';

/** Such as `2 cores, 8 GB`. */
export const hardware = (): string => `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;

/** Such as `2026-05-01`. */
export const today = (): string => dayOf(new Date());
