/** Shows the progress of a step. */
export type Report = (text: string) => void;

/**
 * Prints a title, runs the work and prints its duration. On a terminal the line also shows progress and elapsed time.
 */
export async function step<Result>(title: string, work: (report: Report) => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const elapsed = () => seconds(performance.now() - began);
  process.stdout.write(`${title} … `);
  let reported = '';
  const show = () => rewrite(`${title} … ${reported}${reported && ', '}${elapsed()}`);
  const timer = setInterval(show, 1000);
  const report = (text: string) => {
    reported = text;
    show();
  };
  try {
    const result = await work(report);
    rewrite(`${title} … `);
    console.log(elapsed());
    return result;
  } catch (error) {
    console.log('failed\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

function rewrite(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
}

/** Formats milliseconds: `0.4 s`, `12 s`, `2 min 5 s`. */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
