import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Forgets the most memory that this process has had so far, which may have been while it began. Where the system keeps no
 * such figure to be reset (it is Linux that does), the peak stays that of the whole process.
 */
export function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Another system.
  }
}

/** The most memory, in megabytes, that this process has had since its peak was forgotten. */
export function peakMegabytes(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // Another system.
  }
  return process.resourceUsage().maxRSS / 1024;
}
