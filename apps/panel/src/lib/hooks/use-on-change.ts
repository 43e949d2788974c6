import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** Runs the latest callback at first, and whenever the value is another one; what it returns cleans up after it. */
export function useOnChange<Value>(
  value: Value,
  onChange: (value: Value) => ReturnType<EffectCallback>,
): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => changed(value), [value]);
}
