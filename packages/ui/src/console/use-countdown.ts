import { useEffect, useRef, useState } from 'react';

/** Seconds left, counted only while it is not paused; `onEnd` after the last. */
export function useCountdown(seconds: number, isPaused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    if (left === 0) {
      end.current();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return left;
}
