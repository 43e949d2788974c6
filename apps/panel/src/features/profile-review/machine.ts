import type { ProfileQuestion, ReviewItem } from '@earnwall/contract/entities/profile';
import type { StepOf, Table, Transition } from '#lib/machine/state-table.ts';
import { canSave, type Editing, edit, givenIn, type Problem } from './editing.ts';

// The profile review (PR-01): questions-list, answers-list, review-finished. A state and an event that happened give
// the next state and effects as data. Pure; effects.ts says what the effects do.

type Items = readonly ReviewItem[];

/** What the list has to say about the step before it. */
export type Note = 'saved' | 'failed' | 'changed' | 'outdated';

interface QuestionsList {
  name: 'questions-list';
  items: Items;
  note: Note | null;
  /** The question that was looked at last: the list returns to it. */
  last: string | null;
}

export type State =
  | { name: 'loading'; note: Note | null }
  | { name: 'unavailable'; note: Note | null }
  | QuestionsList
  | { name: 'confirming'; list: QuestionsList }
  | { name: 'opening'; items: Items; item: ReviewItem; failed: boolean }
  | Editing
  | { name: 'saving'; editing: Editing }
  | { name: 'review-finished'; isEmpty: boolean };

export type Event =
  | { type: 'list-loaded'; items: Items }
  | { type: 'list-failed' }
  | { type: 'question-chosen'; hash: string }
  | { type: 'question-loaded'; question: ProfileQuestion }
  | { type: 'question-failed' }
  | { type: 'tried-again' }
  | { type: 'went-back' }
  | { type: 'answers-changed'; answers: readonly string[]; problem: Problem | null }
  | { type: 'left-empty' }
  | { type: 'save-pressed' }
  | { type: 'saved'; items: Items }
  | { type: 'save-refused'; message: string }
  | { type: 'save-failed' }
  | { type: 'confirm-pressed' }
  | { type: 'confirmed' }
  /** The profile is not what this list shows. */
  | { type: 'confirm-refused' }
  | { type: 'confirm-failed' };

export type Effect =
  | { type: 'load-list' }
  | { type: 'load-question'; question: string }
  | { type: 'save'; question: string; answers: string[] }
  /** `seen`: the youngest answer on the list. */
  | { type: 'confirm'; seen: string | null };

export type Step = StepOf<State, Effect>;

export function begin(): Step {
  return load(null);
}

/** What the table does not name changes nothing: a second press, an answer that came too late. */
export function next(state: State, event: Event): Step {
  const row = table[state.name][event.type] as Transition<State, Event, Step>;
  return row?.(state, event) ?? stay(state);
}

const table: Table<State, Event, Step> = {
  loading: {
    'list-loaded': ({ note }, { items }) =>
      items.length === 0 ? nothingToReview : stay(list(items, { note, last: null })),
    'list-failed': ({ note }) => stay({ name: 'unavailable', note }),
  },
  unavailable: {
    'tried-again': ({ note }) => load(note),
  },
  'questions-list': {
    'question-chosen': ({ items }, { hash }) => {
      const item = items.find((row) => row.hash === hash);
      return item ? open(items, item) : stay(list(items, { note: null, last: null }));
    },
    'confirm-pressed': (state) => confirm(state),
  },
  confirming: {
    confirmed: () => stay({ name: 'review-finished', isEmpty: false }),
    'confirm-refused': () => load('changed'),
    'confirm-failed': ({ list: before }) => stay({ ...before, note: 'failed' }),
  },
  opening: {
    'question-loaded': (state, { question }) =>
      stay(question.id === state.item.hash ? edit(state, question) : state),
    'question-failed': (state) => stay({ ...state, failed: true }),
    'tried-again': ({ items, item }) => open(items, item),
    'went-back': ({ items, item }) => stay(list(items, { note: null, last: item.hash })),
  },
  'answers-list': {
    'answers-changed': (state, { answers, problem }) => stay({ ...state, answers, problem }),
    'left-empty': (state) => stay({ ...state, problem: state.problem ?? emptyProblem(state) }),
    'save-pressed': (state) =>
      canSave(state) ? save(state) : stay({ ...state, problem: emptyProblem(state) }),
    'went-back': ({ items, item }) => stay(list(items, { note: null, last: item.hash })),
  },
  saving: {
    saved: ({ editing }, { items }) => stay(list(items, { note: 'saved', last: editing.item.hash })),
    'save-refused': ({ editing }, { message }) => stay({ ...editing, problem: { message } }),
    'save-failed': ({ editing }) => stay({ ...editing, problem: { text: 'answer_failed' } }),
  },
  'review-finished': {},
};

const stay = (state: State): Step => ({ state, effects: [] });

/** The end is reached at once, and confirmed to the server. */
const nothingToReview: Step = {
  state: { name: 'review-finished', isEmpty: true },
  effects: [{ type: 'confirm', seen: null }],
};

const list = (items: Items, rest: Pick<QuestionsList, 'note' | 'last'>): QuestionsList => ({
  name: 'questions-list',
  items,
  ...rest,
});

const load = (note: Note | null): Step => ({
  state: { name: 'loading', note },
  effects: [{ type: 'load-list' }],
});

const open = (items: Items, item: ReviewItem): Step => ({
  state: { name: 'opening', items, item, failed: false },
  effects: [{ type: 'load-question', question: item.hash }],
});

/** The server would refuse it too: what no longer fits has to be answered first. */
function confirm(before: QuestionsList): Step {
  const outdated = before.items.find(({ is_outdated }) => is_outdated);
  if (outdated) return stay({ ...before, note: 'outdated', last: outdated.hash });
  const seen =
    before.items
      .map(({ answered_at }) => answered_at)
      .sort()
      .at(-1) ?? null;
  return {
    state: { name: 'confirming', list: { ...before, note: null } },
    effects: [{ type: 'confirm', seen }],
  };
}

function save(editing: Editing): Step {
  return {
    state: { name: 'saving', editing: { ...editing, problem: null } },
    effects: [{ type: 'save', question: editing.question.id, answers: givenIn(editing) }],
  };
}

function emptyProblem(editing: Editing): Problem | null {
  return givenIn(editing).length === 0 ? { text: 'empty_answer_general' } : editing.problem;
}
