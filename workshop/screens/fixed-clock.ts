/**
 * Fixes the clock of this process, in milliseconds since 1970. Every reading is a millisecond later, so that records
 * keep the order in which they were stored. Returns a function that sets another time.
 */
export function fixClock(moment: number): (moment: number) => void {
  let now = moment;
  const read = () => {
    now += 1;
    return now;
  };
  globalThis.Date = new Proxy(Date, {
    construct: (real, values, target) => Reflect.construct(real, values.length === 0 ? [read()] : values, target),
    get: (real, name) => (name === 'now' ? read : Reflect.get(real, name)),
  });
  return (next) => {
    now = next;
  };
}
