import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time, in milliseconds, as of the last minute: what depends on it is drawn again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
