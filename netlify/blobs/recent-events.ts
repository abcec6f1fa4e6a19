export type PlaceOutcome = { readonly kind: 'taken' } | { readonly kind: 'full'; readonly retryAfterMs: number };

export async function readEvents(_key: string, _windowMs: number, _now: number): Promise<number[]> {
  throw new Error('being written');
}
export async function addEvent(_key: string, _windowMs: number, _now: number): Promise<number[]> {
  throw new Error('being written');
}
export async function clearEvents(_key: string): Promise<void> {
  throw new Error('being written');
}
export async function takePlace(_key: string, _windowMs: number, _most: number, _now: number): Promise<PlaceOutcome> {
  throw new Error('being written');
}
