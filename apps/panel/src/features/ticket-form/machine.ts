import type { Rows, StepOf, Table, Transition } from '#lib/machine/state-table.ts';
import { type Draft, type DraftFile, emptyDraft } from './draft.ts';
import {
  type Field,
  fieldProblem,
  hasProblem,
  noProblems,
  type Problems,
  problemsOfAll,
  problemsOfFiles,
} from './problems.ts';

// A ticket (TK-03: editing, sending, then sent or error): a state and an event that happened give the next
// state and effects as data. Pure; ticket-controller.ts says what the effects do. Whatever fails, the draft stays as it was typed.

/** Why a ticket was not sent. `declined` and `failed` look alike to the user; only the latter is reported. */
export type Why = 'failed' | 'offline' | 'too-many';

interface Open {
  readonly draft: Draft;
  readonly problems: Problems;
  /** How often it was not let through, so that each time the first problem gets the focus. */
  readonly stopped: number;
}

type Editing = Open & { readonly name: 'editing' };
/** One can go on editing; the notice stays until the next try. */
type Failed = Open & { readonly name: 'error'; readonly why: Why };
type Sending = { readonly name: 'sending'; readonly draft: Draft; readonly progress: number };
type Sent = { readonly name: 'sent'; readonly draft: Draft };

export type State = Editing | Failed | Sending | Sent;

export type Event =
  | { type: 'changed'; field: Field; value: string }
  | { type: 'left'; field: Field }
  | { type: 'files-added'; files: readonly DraftFile[] }
  | { type: 'file-removed'; id: string }
  | { type: 'attempt-named'; attempt: string | null }
  | { type: 'kind-named'; kind: Draft['kind'] }
  | { type: 'submitted'; online: boolean }
  | { type: 'progressed'; progress: number }
  | { type: 'cancelled' }
  | { type: 'accepted' }
  | { type: 'declined' }
  | { type: 'refused'; problems: Problems }
  | { type: 'failed'; why: Why; failure: string }
  | { type: 'read' };

export type Effect =
  | { type: 'keep'; draft: Draft }
  | { type: 'release'; files: readonly DraftFile[] }
  | { type: 'send'; draft: Draft }
  | { type: 'abort' }
  | { type: 'report'; draft: Draft; failure: string };

export type Step = StepOf<State, Effect>;

export function begin(draft: Draft): State {
  return editing(draft, noProblems, 0);
}

/** What the table does not name changes nothing: a second press on Send, an answer that came too late. */
export function next(state: State, event: Event): Step {
  const row = table[state.name][event.type];
  return (row as Transition<State, Event, Step>)?.(state, event) ?? stay(state);
}

const open: Rows<Editing | Failed, Event, Step> = {
  changed: (state, { field, value }) =>
    kept({
      ...state,
      draft: { ...state.draft, [field]: value },
      problems: { ...state.problems, [field]: null },
    }),
  left: (state, { field }) =>
    stay({ ...state, problems: { ...state.problems, [field]: fieldProblem(state.draft, field) } }),
  'files-added': (state, { files }) => kept(withFiles(state, [...state.draft.files, ...files])),
  'file-removed': (state, { id }) => {
    const [files, gone] = parted(state.draft.files, id);
    return alsoDo(kept(withFiles(state, files)), { type: 'release', files: gone });
  },
  'attempt-named': (state, { attempt }) =>
    attempt === state.draft.attempt ? stay(state) : kept({ ...state, draft: { ...state.draft, attempt } }),
  'kind-named': (state, { kind }) =>
    kind === state.draft.kind ? stay(state) : kept({ ...state, draft: { ...state.draft, kind } }),
  submitted: (state, { online }) => submitted(state, online),
};

const table: Table<State, Event, Step> = {
  editing: open,
  error: open,
  sending: {
    progressed: (state, { progress }) => stay({ ...state, progress }),
    cancelled: ({ draft }) => ({ state: begin(draft), effects: [{ type: 'abort' }] }),
    accepted: ({ draft }) => accepted(draft),
    declined: ({ draft }) => stay(failed(draft, 'failed')),
    refused: ({ draft }, { problems }) => stay(editing(draft, problems, 1)),
    failed: ({ draft }, { why, failure }) => ({
      state: failed(draft, why),
      effects: why === 'failed' ? [{ type: 'report', draft, failure }] : [],
    }),
  },
  sent: { read: ({ draft }) => stay(begin(draft)) },
};

function submitted(state: Editing | Failed, online: boolean): Step {
  const { draft } = state;
  const problems = problemsOfAll(draft, state.problems);
  if (hasProblem(problems)) return stay(editing(draft, problems, state.stopped + 1));
  if (!online) return stay(failed(draft, 'offline'));
  return { state: { name: 'sending', draft, progress: 0 }, effects: [{ type: 'send', draft }] };
}

/** Who writes again need not type the address again. */
function accepted(draft: Draft): Step {
  const left = { ...emptyDraft, email: draft.email };
  return {
    state: { name: 'sent', draft: left },
    effects: [
      { type: 'keep', draft: left },
      { type: 'release', files: draft.files },
    ],
  };
}

function editing(draft: Draft, problems: Problems, stopped: number): Editing {
  return { name: 'editing', draft, problems, stopped };
}

function failed(draft: Draft, why: Why): Failed {
  return { name: 'error', draft, problems: noProblems, stopped: 0, why };
}

function withFiles<S extends Editing | Failed>(state: S, files: readonly DraftFile[]): S {
  return { ...state, draft: { ...state.draft, files }, problems: problemsOfFiles(files, state.problems) };
}

function parted(files: readonly DraftFile[], id: string): [DraftFile[], DraftFile[]] {
  return [files.filter((file) => file.id !== id), files.filter((file) => file.id === id)];
}

function kept(state: Editing | Failed): Step {
  return { state, effects: [{ type: 'keep', draft: state.draft }] };
}

function alsoDo({ state, effects }: Step, effect: Effect): Step {
  return { state, effects: [...effects, effect] };
}

function stay(state: State): Step {
  return { state, effects: [] };
}
