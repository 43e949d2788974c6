import { type Conflict, changesOf, type Equal, rebased } from './draft.ts';

export interface DraftState<T> {
  /** What is saved, as far as this draft knows. */
  saved: T;
  value: T;
  past: readonly T[];
  future: readonly T[];
  conflicts: readonly Conflict<T>[];
  /** The field of the last change and its time: letters typed in a row are one step to undo. */
  last: { field: string; at: number } | null;
}

const together = 800;
const most = 100;

export const draftOf = <T extends object>(saved: T, value: T = saved): DraftState<T> => ({
  saved,
  value,
  past: [],
  future: [],
  conflicts: [],
  last: null,
});

export function changed<T extends object>(
  state: DraftState<T>,
  patch: Partial<T>,
  at: number,
): DraftState<T> {
  const field = Object.keys(patch).join();
  const isSameStep = state.last?.field === field && at - state.last.at < together;
  return {
    ...state,
    value: { ...state.value, ...patch },
    past: isSameStep ? state.past : [...state.past, state.value].slice(-most),
    future: [],
    conflicts: state.conflicts.filter((conflict) => !(conflict.field in patch)),
    last: { field, at },
  };
}

export function undone<T extends object>(state: DraftState<T>): DraftState<T> {
  const value = state.past.at(-1);
  if (value === undefined) return state;
  return {
    ...state,
    value,
    past: state.past.slice(0, -1),
    future: [state.value, ...state.future],
    last: null,
  };
}

export function redone<T extends object>(state: DraftState<T>): DraftState<T> {
  const [value, ...future] = state.future;
  if (value === undefined) return state;
  return { ...state, value, past: [...state.past, state.value], future, last: null };
}

/** Back to what is saved; that, too, can be undone. */
export const wasReset = <T extends object>(state: DraftState<T>): DraftState<T> => ({
  ...state,
  value: state.saved,
  past: [...state.past, state.value].slice(-most),
  future: [],
  conflicts: [],
  last: null,
});

/** The steps to undo move along, so that undoing does not bring back what others have changed. */
export function wasRebased<T extends object>(state: DraftState<T>, theirs: T, equal: Equal): DraftState<T> {
  if (changesOf(state.saved, theirs, equal).length === 0) return { ...state, saved: theirs };
  const move = (value: T) => rebased(state.saved, value, theirs, equal);
  const { value, conflicts } = move(state.value);
  return {
    saved: theirs,
    value,
    past: state.past.map((step) => move(step).value),
    future: state.future.map((step) => move(step).value),
    conflicts,
    last: null,
  };
}
