import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Watch, watchAttention } from './watch-attention.ts';

export interface Polling {
  /** Nobody has done anything for a while, and nothing is asked for any more. */
  isInactive: boolean;
  reload: () => void;
}

/** Asks every minute while somebody is there and looks (PL-01). */
export function usePolling(onAsk: () => void): Polling {
  const [isInactive, setIsInactive] = useState(false);
  const watch = useRef<Watch>(null);
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    const started = watchAttention({ ask, tellInactive: setIsInactive });
    watch.current = started;
    return started.stop;
  }, []);
  return { isInactive, reload: () => watch.current?.reload() };
}
