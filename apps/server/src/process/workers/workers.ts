// Several processes behind one port (decision 0144): the supervising one starts them, replaces those that end or hang, and
// stops them. It accepts connections and hands them out in turn, and serves nothing itself.
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#request/log.ts';
import { Liveness } from './liveness.ts';
import {
  type AliveReport,
  type CaughtUpReport,
  environmentOf,
  type Place,
  type ReadyReport,
  type StopOrder,
} from './messages.ts';
import { pauseBeforeReplacing } from './replacement.ts';

/** The first worker of a start has ended before it was ready, and has itself said why. */
export class StartEnded extends Error {}

export interface Workers {
  /** What the first one reported, when all of them are ready; rejects with StartEnded. */
  readonly ready: Promise<ReadyReport>;
  /** Resolves when the first one has done what was due at the start. */
  readonly caughtUp: Promise<void>;
  readonly isServing: boolean;
  /** Resolves when the drain time is over and they stop. */
  begin(drainMs: number): Promise<void>;
  /** Resolves when all have ended. The exit code of this process is 1 when one of them was ended by force. */
  stop(): Promise<void>;
}

/** More than it takes for the longest pause. */
const keptEnds = 20;

interface Supervision {
  readonly count: number;
  readonly connectionString: string;
  readonly log: Log;
  /** They end again and again: nothing can be done here. */
  giveUp(): void;
}

export function startWorkers({ count, connectionString, log, giveUp }: Supervision): Workers {
  const running = new Map<number, Worker>();
  const serving = new Set<number>();
  const ends: number[] = [];
  let [resolveReady, rejectReady] = [(_: ReadyReport) => {}, (_: StartEnded) => {}];
  const ready = new Promise<ReadyReport>((resolve, reject) => {
    [resolveReady, rejectReady] = [resolve, reject];
  });
  let resolveCaughtUp = () => {};
  const caughtUp = new Promise<void>((resolve) => {
    resolveCaughtUp = resolve;
  });
  let resolveGone = () => {};
  const gone = new Promise<void>((resolve) => {
    resolveGone = resolve;
  });
  let first: ReadyReport | null = null;
  let isStopping = false;
  const liveness = new Liveness((number) => {
    log.error({ worker: number }, 'A worker has hung: it is ended');
    running.get(number)?.process.kill('SIGKILL');
  });
  liveness.start();
  // A worker that hangs does not notice that this process has gone.
  process.once('exit', () => {
    if (running.size > 0) process.exitCode = 1;
    for (const worker of running.values()) worker.process.kill('SIGKILL');
  });

  function start(place: Place): void {
    const worker = cluster.fork(environmentOf(place));
    running.set(place.number, worker);
    log.info({ worker: place.number, pid: worker.process.pid }, 'A worker is starting');
    worker.on('message', (report: ReadyReport | CaughtUpReport | AliveReport) => {
      // What was on its way when it ended is not its successor's.
      if (running.get(place.number) !== worker) return;
      liveness.heardFrom(place.number);
      if (report.type === 'ready') isReady(place, report);
      if (report.type === 'caught-up' && place.isFirst) resolveCaughtUp();
    });
    worker.once('exit', (code: number, signal: string | null) => hasEnded(place, { code, signal }));
  }

  function isReady({ number, isFirst }: Place, report: ReadyReport): void {
    serving.add(number);
    log.info({ worker: number }, 'A worker is ready');
    if (isFirst && !isStopping) {
      first = report;
      for (let other = 2; other <= count; other += 1)
        start({ number: other, isFirst: false, connectionString });
    }
    if (first && serving.size === count) resolveReady(first);
  }

  function hasEnded({ number }: Place, how: { code: number; signal: string | null }): void {
    running.delete(number);
    serving.delete(number);
    liveness.hasEnded(number);
    if (isStopping) {
      if (how.code !== 0) process.exitCode = 1;
      if (running.size === 0) resolveGone();
      return;
    }
    if (first) void replace(number, how);
    else rejectReady(new StartEnded('The first worker ended before it was ready'));
  }

  async function replace(number: number, how: object): Promise<void> {
    ends.push(performance.now());
    ends.splice(0, ends.length - keptEnds);
    const pauseMs = pauseBeforeReplacing({ ends, now: performance.now(), serving: serving.size });
    if (pauseMs === null) {
      log.error(
        { worker: number, ...how },
        'Workers end again and again, and none is left: the server stops',
      );
      return giveUp();
    }
    log.error({ worker: number, ...how, pause_ms: pauseMs }, 'A worker has ended: it is replaced');
    await pause(pauseMs);
    if (!isStopping) start({ number, isFirst: false, connectionString });
  }

  function order(drainMs: number): void {
    if (isStopping) return;
    isStopping = true;
    const stop: StopOrder = { type: 'stop', drainMs };
    for (const worker of running.values()) if (worker.isConnected()) worker.send(stop);
    if (running.size === 0) resolveGone();
  }

  start({ number: 1, isFirst: true, connectionString });
  return {
    ready,
    caughtUp,
    get isServing() {
      return serving.size > 0;
    },
    begin: async (drainMs) => {
      order(drainMs);
      await Promise.race([pause(drainMs), gone]);
    },
    stop: async () => {
      order(0);
      await gone;
    },
  };
}
