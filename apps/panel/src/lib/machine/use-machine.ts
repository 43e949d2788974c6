import { useCallback, useRef, useState } from 'react';
import { useOnMount } from '#lib/hooks/use-on-mount.ts';
import { type Machine, runMachine } from './run-machine.ts';

type Typed = { readonly type: string };

/** One run for as long as the component stands; its effects are those of the render it began with. */
export function useMachine<State, Event extends Typed, Effect extends Typed>(
  machine: Machine<State, Event, Effect>,
): [State, (event: Event) => void] {
  const [state, setState] = useState(machine.first.state);
  const running = useRef<((event: Event) => void) | null>(null);
  useOnMount(() => {
    const { send, stop } = runMachine(machine, setState);
    running.current = send;
    return stop;
  });

  return [state, useCallback((event: Event) => running.current?.(event), [])];
}
