import { useEffect, useState } from 'react';
import { type Change, type Conflict, changesOf, type Equal, isSame } from './draft.ts';
import { keepDraft, keptDraft } from './draft-keep.ts';
import { changed, type DraftState, draftOf, redone, undone, wasRebased, wasReset } from './draft-state.ts';
import { type FieldErrors, useFieldErrors } from './use-field-errors.ts';

export type { Change, Conflict };

interface Options<T> {
  /** As the server has it; a new one is taken over beneath what was changed here. */
  saved: T;
  equal?: Equal | undefined;
  /** Keeps the draft over a reload of the tab. Another key needs another component (`key` of React). */
  key?: string | undefined;
}

export interface Draft<T> extends FieldErrors {
  value: T;
  set: <Field extends keyof T & string>(field: Field, value: T[Field]) => void;
  change: (patch: Partial<T>) => void;
  changes: readonly Change<T>[];
  isChanged: boolean;
  /** Fields that were changed here and elsewhere; mine is the value until it is changed. */
  conflicts: readonly Conflict<T>[];
  /** Changes from before a reload are back. */
  isRestored: boolean;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  reset: () => void;
  /** Puts the changes on top of what was saved meanwhile: after a save, or a 409. */
  rebase: (saved: T) => readonly Conflict<T>[];
}

/** What is being edited. Typed values stay over failures, changes by others and, given a key, a reload. */
export function useDraft<T extends object>({ saved, equal = isSame, key }: Options<T>): Draft<T> {
  const [isRestored] = useState(() => key !== undefined && keptDraft<T>(key) !== null);
  const [state, setState] = useState<DraftState<T>>(() => {
    const kept = key === undefined ? null : keptDraft<T>(key);
    return kept ? wasRebased(draftOf(kept.saved, kept.value), saved, equal) : draftOf(saved);
  });
  // Only a new answer of the server counts: after a 409 the draft may know more than the last one.
  const [seen, setSeen] = useState(saved);
  if (seen !== saved && changesOf(seen, saved, equal).length > 0) {
    setSeen(saved);
    setState(wasRebased(state, saved, equal));
  }

  const changes = changesOf(state.saved, state.value, equal);
  const isChanged = changes.length > 0;
  useEffect(() => {
    if (key !== undefined) keepDraft(key, isChanged ? { saved: state.saved, value: state.value } : null);
  }, [key, isChanged, state.saved, state.value]);

  const fieldErrors = useFieldErrors();
  const change = (patch: Partial<T>) => {
    setState((now) => changed(now, patch, Date.now()));
    for (const field of Object.keys(patch)) fieldErrors.clearError(field);
  };
  return {
    ...fieldErrors,
    value: state.value,
    change,
    set: (field, value) => change({ [field]: value } as unknown as Partial<T>),
    changes,
    isChanged,
    conflicts: state.conflicts,
    isRestored: isRestored && isChanged,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => setState(undone),
    redo: () => setState(redone),
    reset: () => {
      setState(wasReset);
      fieldErrors.setErrors({});
    },
    rebase(theirs) {
      setState((now) => wasRebased(now, theirs, equal));
      return wasRebased(state, theirs, equal).conflicts;
    },
  };
}
