import { useEffect, useRef, useState } from 'react';

/** Whether the last change has made it less: a credit that is taken back is said, too. */
export function useTakenBack(amount: number): boolean {
  const before = useRef(amount);
  const [isLess, setIsLess] = useState(false);
  useEffect(() => {
    if (before.current === amount) return;
    setIsLess(amount < before.current);
    before.current = amount;
  }, [amount]);
  return isLess;
}
