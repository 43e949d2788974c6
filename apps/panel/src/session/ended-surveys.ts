import { storageKeys } from '@earnwall/contract/storage-keys';
import { createStore } from 'zustand/vanilla';
import type { PanelStorage } from '#lib/storage/storage.ts';

/** An attempt that ended without a complete; feedback is asked for once, by whichever tab has the user first (FB-02). */
export interface EndedSurvey {
  cid: string;
  /** Its hash. */
  survey: string;
  /** When this browser learned of it. */
  at: number;
  /** Answered or dismissed: not asked again, though another tab may learn of the end later. */
  isOver: boolean;
}

export interface EndedSurveys {
  /** Newest first. */
  list: readonly EndedSurvey[];
  ended(attempt: { cid: string; survey: string }): void;
  /** About older ones, too: nobody is asked twice in a row. */
  asked(): void;
  /** Another tab has written. */
  storedElsewhere(stored: string | null): void;
}

const key = storageKeys.endedSurveys;
/** As many as somebody can have open at a time. */
const most = 10;
/** Whoever comes back much later does not remember what was wrong. */
const freshMs = 60 * 60 * 1000;

/** Kept by the browser, so that it outlives a page that goes away with its result (script mode). */
export function createEndedSurveys(storage: PanelStorage, now: () => number) {
  return createStore<EndedSurveys>((set, get) => {
    const keep = (list: readonly EndedSurvey[]) => {
      storage.set(key, JSON.stringify(list));
      set({ list });
    };
    return {
      list: readEnded(storage.get(key)),
      ended({ cid, survey }) {
        const { list } = get();
        if (list.some((known) => known.cid === cid)) return;
        keep([{ cid, survey, at: now(), isOver: false }, ...list].slice(0, most));
      },
      asked: () => keep(get().list.map((attempt) => ({ ...attempt, isOver: true }))),
      storedElsewhere: (stored) => set({ list: readEnded(stored) }),
    };
  });
}

/** What to ask about now. */
export function dueOf([newest]: readonly EndedSurvey[], now: number): EndedSurvey | null {
  return newest && !newest.isOver && now - newest.at < freshMs ? newest : null;
}

/** What storage holds may be anything. */
export function readEnded(stored: string | null): readonly EndedSurvey[] {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return Array.isArray(value) ? value.filter(isEndedSurvey).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isEndedSurvey(value: unknown): value is EndedSurvey {
  if (typeof value !== 'object' || value === null) return false;
  const { cid, survey, at, isOver } = value as Partial<Record<keyof EndedSurvey, unknown>>;
  return (
    typeof cid === 'string' &&
    typeof survey === 'string' &&
    typeof at === 'number' &&
    typeof isOver === 'boolean'
  );
}
