import type { PhoneCountry } from '@earnwall/contract/calling-codes';
import { pinCode } from '@earnwall/contract/limits';
import {
  type EnteredNumber,
  isUsableNumber,
  pastedNumber,
  phoneOf,
} from '@earnwall/domain/verification/phone-number';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { StepOf, Table, Transition } from '#lib/machine/state-table.ts';

// Number, code, verified (PH-01): a state and an event that happened give the next state
// and effects as data. Pure; effects.ts says what the effects do.

/** A text of ours, or the server's own words. */
export type Problem = { text: TextKey } | { said: string };

interface Entry extends EnteredNumber {
  /** It came out of the clipboard. */
  pasted: boolean;
}

interface Sent {
  entry: Entry;
  code: string;
  /** From this moment on another code can be asked for. */
  resendAt: number;
}

type EnteringNumber = { name: 'number'; entry: Entry; problem: Problem | null };
type EnteringCode = Sent & { name: 'code'; problem: Problem | null; isResent: boolean };

export type State =
  | EnteringNumber
  | { name: 'sending'; entry: Entry }
  | EnteringCode
  | (Sent & { name: 'resending' })
  | (Sent & { name: 'checking' })
  | { name: 'verified' };

export type Event =
  | { type: 'country-chosen'; country: PhoneCountry }
  | { type: 'number-entered'; text: string; pasted: boolean }
  | { type: 'number-submitted' }
  | { type: 'code-sent'; resendAt: number }
  | { type: 'code-not-sent'; problem: Problem }
  | { type: 'wrong-number' }
  | { type: 'code-entered'; code: string }
  | { type: 'code-submitted' }
  | { type: 'resend-asked'; now: number }
  /** `isSpent`: the digits were judged, and are of no more use. */
  | { type: 'code-refused'; problem: Problem; isSpent: boolean }
  | { type: 'verified' };

export type Effect =
  | { type: 'send'; phone: string; cp: boolean }
  | { type: 'verify'; phone: string; code: string }
  /** Whatever waited for a phone is looked at again. */
  | { type: 'look-again' };

export type Step = StepOf<State, Effect>;

export function begin(country: PhoneCountry): State {
  return { name: 'number', entry: { country, number: '', pasted: false }, problem: null };
}

/** What the table does not name changes nothing: a second press on Confirm, an answer that came too late. */
export function next(state: State, event: Event): Step {
  const row = table[state.name][event.type] as Transition<State, Event, Step>;
  return row?.(state, event) ?? stay(state);
}

export function isComplete(code: string): boolean {
  return code.length === pinCode.digits;
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const table: Table<State, Event, Step> = {
  number: {
    'country-chosen': ({ entry }, { country }) => entering({ ...entry, country }),
    'number-entered': ({ entry }, event) => entering(entered(entry, event)),
    'number-submitted': ({ entry }) =>
      isUsableNumber(entry.number)
        ? { state: { name: 'sending', entry }, effects: [sending(entry)] }
        : entering(entry, { text: 'phone_invalid' }),
  },
  sending: {
    'code-sent': ({ entry }, { resendAt }) => stay(enteringCode({ entry, code: '', resendAt })),
    'code-not-sent': ({ entry }, { problem }) => entering(entry, problem),
    verified: () => verified,
  },
  code: {
    'wrong-number': ({ entry }) => entering(entry),
    'code-entered': (state, { code }) =>
      /^\d*$/.test(code) && code.length <= pinCode.digits
        ? stay(enteringCode({ ...state, code }))
        : stay(state),
    'code-submitted': (state) =>
      isComplete(state.code)
        ? {
            state: { ...sentOf(state), name: 'checking' },
            effects: [{ type: 'verify', phone: phoneOf(state.entry), code: state.code }],
          }
        : stay(state),
    'resend-asked': (state, { now }) =>
      now < state.resendAt
        ? stay(state)
        : { state: { ...sentOf(state), name: 'resending' }, effects: [sending(state.entry)] },
  },
  resending: {
    'code-sent': (state, { resendAt }) =>
      stay({ ...enteringCode({ ...state, code: '', resendAt }), isResent: true }),
    'code-not-sent': (state, { problem }) => stay(enteringCode(state, problem)),
    verified: () => verified,
  },
  checking: {
    'code-refused': (state, { problem, isSpent }) =>
      stay(enteringCode({ ...state, code: isSpent ? '' : state.code }, problem)),
    verified: () => verified,
  },
  verified: {},
};

const verified: Step = { state: { name: 'verified' }, effects: [{ type: 'look-again' }] };

function entered(entry: Entry, { text, pasted }: EventOf<'number-entered'>): Entry {
  const { country, number } = pastedNumber(text, entry.country);
  return { country, number, pasted: number !== '' && (pasted || entry.pasted) };
}

function sending(entry: Entry): Effect {
  return { type: 'send', phone: phoneOf(entry), cp: entry.pasted };
}

function entering(entry: Entry, problem: Problem | null = null): Step {
  return stay({ name: 'number', entry, problem });
}

function enteringCode(sent: Sent, problem: Problem | null = null): EnteringCode {
  return { ...sentOf(sent), name: 'code', problem, isResent: false };
}

function sentOf({ entry, code, resendAt }: Sent): Sent {
  return { entry, code, resendAt };
}

function stay(state: State): Step {
  return { state, effects: [] };
}
