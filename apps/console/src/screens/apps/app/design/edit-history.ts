import { changesBetween, type EditedDesign } from './edited-design.ts';

/** Unlike a form's draft it outlives saving: a design saves itself while it is edited, and ⌘Z still goes back. */
export interface EditHistory {
  readonly value: EditedDesign;
  readonly past: readonly EditedDesign[];
  readonly future: readonly EditedDesign[];
  /** The last change and its time: a drag is one step. */
  readonly last: { readonly fields: string; readonly at: number } | null;
}

const togetherMs = 800;
const mostSteps = 200;

export const historyOf = (value: EditedDesign): EditHistory => ({ value, past: [], future: [], last: null });

export function changed(history: EditHistory, patch: Partial<EditedDesign>, at: number): EditHistory {
  const { value, past, last } = history;
  const next = { ...value, ...patch };
  if (changesBetween(value, next).length === 0) return history;
  const fields = Object.keys(patch).join();
  const isSameStep = last !== null && last.fields === fields && at - last.at < togetherMs;
  return {
    value: next,
    past: isSameStep ? past : [...past, value].slice(-mostSteps),
    future: [],
    last: { fields, at },
  };
}

export function undone(history: EditHistory): EditHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  const future = [history.value, ...history.future];
  return { value: before, past: history.past.slice(0, -1), future, last: null };
}

export function redone(history: EditHistory): EditHistory {
  const [next, ...future] = history.future;
  return next ? { value: next, past: [...history.past, history.value], future, last: null } : history;
}

/** The steps move along with a change by somebody else: going back does not take theirs away. */
export function moved(history: EditHistory, move: (step: EditedDesign) => EditedDesign): EditHistory {
  const { value, past, future } = history;
  return { value: move(value), past: past.map(move), future: future.map(move), last: null };
}
