import { createStore, type StoreApi } from 'zustand/vanilla';
import { CallError } from '#api/call-error.ts';
import type { SentTicket } from '#api/support.ts';
import { detailsOf } from './details-of.ts';
import type { Draft, DraftFile } from './draft.ts';
import { begin, type Effect, type Event, next, type State } from './machine.ts';
import { serverProblems } from './server-problems.ts';

/** All a ticket needs from outside, and all it does to it. */
export interface Surroundings {
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
export interface TicketDesk {
  state: StoreApi<State>;
  happened: (event: Event) => void;
  add: (files: readonly File[]) => void;
}

export function openDesk(first: Draft, around: Surroundings): TicketDesk {
  const state = createStore<State>(() => begin(first));
  /** The same draft sent again is the same ticket to the server, however the first answer got lost. */
  const keys = new WeakMap<Draft, string>();
  let sending: AbortController | null = null;
  let filesSeen = 0;

  const runners: { [T in Effect['type']]: (effect: Extract<Effect, { type: T }>) => void } = {
    keep: ({ draft }) => around.keep(draft),
    release: ({ files }) => {
      for (const { preview } of files) around.release(preview);
    },
    send: ({ draft }) => void send(draft),
    abort: () => sending?.abort(),
    report: ({ draft, failure }) => around.report(detailsOf(draft, failure)),
  };

  function happened(event: Event): void {
    const step = next(state.getState(), event);
    state.setState(step.state, true);
    for (const effect of step.effects) (runners[effect.type] as (effect: Effect) => void)(effect);
  }

  async function send(draft: Draft): Promise<void> {
    sending = new AbortController();
    const { signal } = sending;
    const tell = (event: Event) => {
      // What was cancelled may still have something to say; another sending may be under way.
      if (!signal.aborted) happened(event);
    };
    const key = keys.get(draft) ?? around.newKey();
    keys.set(draft, key);
    try {
      const progressed = (progress: number) => tell({ type: 'progressed', progress });
      const accepted = await around.send({ ...draft, key }, { signal, progressed });
      tell({ type: accepted ? 'accepted' : 'declined' });
    } catch (error) {
      tell(eventOf(error, draft));
    }
  }

  return {
    state,
    happened,
    add(files) {
      // While it is being sent nothing can be added, and nothing may be held that nobody lets go.
      if (!('problems' in state.getState())) return;
      const added = files.map((file): DraftFile => {
        filesSeen += 1;
        return { id: String(filesSeen), file, preview: around.show(file) };
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
