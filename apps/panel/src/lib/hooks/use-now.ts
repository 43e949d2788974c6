import { nextTickMs } from '@earnwall/domain/bonuses/countdown';
import { useEffect, useReducer } from 'react';

const readClock = () => ({ now: Date.now() });

/**
 * The time by the clock, anew with each second that is left until the next of these moments (BO-02). A tab that slept,
 * or whose timers were slowed down, reads the clock when somebody looks at it again, so it is never behind.
 */
export function useNow(moments: readonly (string | null)[]): number {
  const [clock, look] = useReducer(readClock, null, readClock);
  const ahead = moments.map((moment) => Date.parse(moment ?? '')).filter((at) => at > clock.now);
  const next = ahead.length > 0 ? Math.min(...ahead) : null;

  useEffect(() => {
    if (next === null || clock.now >= next) return;
    const timer = setTimeout(look, nextTickMs(next, Date.now()));
    return () => clearTimeout(timer);
  }, [next, clock]);

  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    // A page that comes back out of the browser's memory was asleep too.
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);

  return clock.now;
}
