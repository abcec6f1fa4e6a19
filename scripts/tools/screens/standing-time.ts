/**
 * Lets it be one moment for this process, in milliseconds since 1970: each time that somebody asks, one millisecond later,
 * so that what is stored one after the other stays in its order. What is returned sets it to another moment.
 */
export function stopTime(moment: number): (moment: number) => void {
  let now = moment;
  const ask = () => {
    now += 1;
    return now;
  };
  globalThis.Date = new Proxy(Date, {
    construct: (real, values, asked) => Reflect.construct(real, values.length === 0 ? [ask()] : values, asked),
    get: (real, name) => (name === 'now' ? ask : Reflect.get(real, name)),
  });
  return (next) => {
    now = next;
  };
}
