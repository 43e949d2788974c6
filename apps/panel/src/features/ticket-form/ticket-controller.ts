import { createStore, type StoreApi } from 'zustand/vanilla';
import { CallError } from '#api/call-error.ts';
import type { SentTicket } from '#api/support.ts';
import { type Effects, runMachine } from '#lib/machine/run-machine.ts';
import { detailsOf } from './details-of.ts';
import type { Draft, DraftFile } from './draft.ts';
import { begin, type Effect, type Event, next, type State } from './machine.ts';
import { serverProblems } from './server-problems.ts';

/** All a ticket needs from outside, and all it does to it. */
export interface TicketDependencies {
  /** True when the server has it; rejects with a CallError. */
  send: (
    ticket: SentTicket,
    options: { signal: AbortSignal; progressed: (share: number) => void },
  ) => Promise<boolean>;
  report: (message: string) => void;
  keep: (draft: Draft) => void;
  /** Addresses for previews, which hold their file until they are revoked. */
  show: (file: File) => string;
  release: (preview: string) => void;
  newKey: () => string;
}

/** One form for a whole visit: it goes on sending while its user looks at something else, and is there when they return. */
export interface TicketController {
  state: StoreApi<State>;
  happened: (event: Event) => void;
  add: (files: readonly File[]) => void;
}

export function createTicketController(first: Draft, outside: TicketDependencies): TicketController {
  const state = createStore<State>(() => begin(first));
  /** The same draft sent again is the same ticket to the server, however the first answer got lost. */
  const keys = new WeakMap<Draft, string>();
  let sending: AbortController | null = null;
  let filesSeen = 0;

  const effects: Effects<Effect, Event> = {
    keep: ({ draft }) => void outside.keep(draft),
    release: ({ files }) => {
      for (const { preview } of files) outside.release(preview);
    },
    send: async ({ draft }, { send }) => {
      sending = new AbortController();
      const { signal } = sending;
      // What was cancelled may still have something to say; another sending may be under way.
      const unlessCancelled = (event: Event) => (signal.aborted ? undefined : event);
      const key = keys.get(draft) ?? outside.newKey();
      keys.set(draft, key);
      try {
        const progressed = (progress: number) => {
          if (!signal.aborted) send({ type: 'progressed', progress });
        };
        const accepted = await outside.send({ ...draft, key }, { signal, progressed });
        return unlessCancelled({ type: accepted ? 'accepted' : 'declined' });
      } catch (error) {
        return unlessCancelled(eventOf(error, draft));
      }
    },
    abort: () => void sending?.abort(),
    report: ({ draft, failure }) => void outside.report(detailsOf(draft, failure)),
  };

  const opened = { state: state.getState(), effects: [] };
  const { send: happened } = runMachine({ first: opened, next, effects }, (now) => state.setState(now, true));

  return {
    state,
    happened,
    add(files) {
      // While it is being sent nothing can be added, and no preview may be left without a release.
      if (!('problems' in state.getState())) return;
      const added = files.map((file): DraftFile => {
        filesSeen += 1;
        return { id: String(filesSeen), file, preview: outside.show(file) };
      });
      if (added.length > 0) happened({ type: 'files-added', files: added });
    },
  };
}

function eventOf(error: unknown, draft: Draft): Event {
  const failure = error instanceof CallError ? error.failure : null;
  const problems = failure && serverProblems(failure, draft);
  if (problems) return { type: 'refused', problems };
  return { type: 'failed', why: failure?.status === 429 ? 'too-many' : 'failed', failure: String(error) };
}
