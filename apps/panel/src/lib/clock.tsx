import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const ClockContext = createContext(0);

/** Time for everything below: the server's moment while hydrating, so that both sides paint the same, then the real one. */
export function ClockProvider(props: { now: number; children: ReactNode }) {
  const [now, setNow] = useState(props.now);
  useEffect(() => setNow(Date.now()), []);
  return <ClockContext value={now}>{props.children}</ClockContext>;
}

export function useNow(): number {
  return useContext(ClockContext);
}
