/**
 * The form of a flow: a state and an event that happened give the next state and effects as data. A machine is a table
 * of such transitions, pure; run-machine.ts runs the effects and brings their results back as events (docs/flows.md).
 */
export interface StepOf<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

interface Named {
  readonly name: string;
}
interface Typed {
  readonly type: string;
}

/** What may happen in a state, by the type of the event; what is not named changes nothing. */
export type Rows<State, Event extends Typed, Step> = {
  readonly [Type in Event['type']]?: (state: State, event: Extract<Event, { type: Type }>) => Step;
};

/** Every state has its rows, and one that is the end has none of them. */
export type Table<State extends Named, Event extends Typed, Step> = {
  readonly [Name in State['name']]: Rows<Extract<State, { name: Name }>, Event, Step>;
};

/** A row once it was found by the names of the state and the event it is for. */
export type Transition<State, Event, Step> = ((state: State, event: Event) => Step) | undefined;
