// What the supervising process and its workers tell each other.

/** Given to a worker in its environment. */
export interface Place {
  /** From 1 on; a worker that replaces another one has its number. */
  readonly number: number;
  /** The first worker of a start, which the others wait for. */
  readonly isFirst: boolean;
  readonly connectionString: string;
}

const variable = 'EARNWALL_WORKER';

export const environmentOf = (place: Place) => ({ [variable]: JSON.stringify(place) });

export function placeIn(environment: NodeJS.ProcessEnv): Place {
  const text = environment[variable];
  if (text === undefined) throw new Error(`A worker needs ${variable}, which the supervising process sets`);
  return JSON.parse(text) as Place;
}

/** To a worker. */
export interface StopOrder {
  readonly type: 'stop';
  readonly drainMs: number;
}

/** From a worker, with what a started product has to say. */
export interface ReadyReport {
  readonly type: 'ready';
}

/** From a worker that has done what was due at its start. */
export interface CaughtUpReport {
  readonly type: 'caught-up';
}

/** From a worker that serves, again and again. */
export interface AliveReport {
  readonly type: 'alive';
}
