import { useEffect, useState } from 'react';
import { minuteMs } from '#domain/time/duration';

/** The time, in milliseconds, as of the last minute: what depends on it is drawn again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
