/** Says what is being done, does it, and says how long it took. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    console.log(seconds(performance.now() - began));
    return result;
  } catch (error) {
    console.log('failed\n');
    throw error;
  }
}

/** Milliseconds as a person reads them: `0.4 s`, `12 s`, `2 min 5 s`. */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
