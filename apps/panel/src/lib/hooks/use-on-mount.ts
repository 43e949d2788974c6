import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** For what is decided or begins once, by what is known on arrival; what it returns cleans up at the end. */
export function useOnMount(begin: EffectCallback): void {
  const begun = useEffectEvent(begin);
  useEffect(() => begun(), []);
}
