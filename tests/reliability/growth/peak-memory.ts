import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Resets the peak memory of this process, which may include its start. Only Linux supports this; elsewhere the peak is
 * that of the whole process.
 */
export function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Another system.
  }
}

/** The peak memory of this process, in megabytes, since the reset. */
export function peakMegabytes(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // Another system.
  }
  return process.resourceUsage().maxRSS / 1024;
}
