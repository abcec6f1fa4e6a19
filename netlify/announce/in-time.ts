/** What `work` comes to, if it does so within some milliseconds; what it does later is not waited for. */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number, otherwise: string): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(otherwise)), milliseconds);
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
