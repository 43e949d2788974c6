import { useEffect, useState } from 'react';

const settledMs = 300;

/** The value once it has not changed for a moment, so that not every letter is a question to the server. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
