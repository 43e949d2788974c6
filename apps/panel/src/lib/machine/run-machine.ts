import type { StepOf } from './state-table.ts';

interface Typed {
  readonly type: string;
}

interface Running<Event> {
  send: (event: Event) => void;
  /** Aborted when the machine is stopped. */
  signal: AbortSignal;
}

/** What each effect does. An effect with a result promises it as the event that goes back into the machine. */
export type Effects<Effect extends Typed, Event> = {
  readonly [Type in Effect['type']]: (
    effect: Extract<Effect, { type: Type }>,
    running: Running<Event>,
  ) => Promise<Event | undefined> | undefined;
};

export interface Machine<State, Event, Effect extends Typed> {
  first: StepOf<State, Effect>;
  next: (state: State, event: Event) => StepOf<State, Effect>;
  effects: Effects<Effect, Event>;
}

interface Run<Event> {
  send: (event: Event) => void;
  /** From here on no event is followed, neither one that is sent nor the result of an effect. */
  stop: () => void;
}

/** Feeds a machine: runs each effect once, and brings its result back as an event. */
export function runMachine<State, Event extends Typed, Effect extends Typed>(
  { first, next, effects }: Machine<State, Event, Effect>,
  onState: (state: State) => void,
): Run<Event> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let { state } = first;

  function send(event: Event): void {
    if (signal.aborted) return;
    const step = next(state, event);
    state = step.state;
    onState(state);
    step.effects.forEach(run);
  }

  function run(effect: Effect): void {
    const perform = effects[effect.type as Effect['type']] as PerformAny<Effect, Event>;
    void perform(effect, { send, signal })?.then((event) => event && send(event));
  }

  first.effects.forEach(run);
  return { send, stop: () => stopping.abort() };
}

/** A handler once it was found by the type of its effect. */
type PerformAny<Effect, Event> = (
  effect: Effect,
  running: Running<Event>,
) => Promise<Event | undefined> | undefined;
