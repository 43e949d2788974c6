import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { Outcome } from '@earnwall/contract/outcomes';
import type { StatusKind } from '@earnwall/ui/console/status';

export type Health = ConsoleAnswerOf<'console/suppliers/get-supplier-health'>['suppliers'][number];
export type Connected = ConsoleAnswerOf<'console/suppliers/get-suppliers'>['suppliers'][number];
export type Finding = Health['findings'][number];

/** Which of four looks an end has in a bar: what pays, what is usual, what is suspicious, what is wrong. */
export const outcomeLooks: Readonly<Record<Outcome | 'reversed', 'good' | 'idle' | 'warn' | 'bad'>> = {
  complete: 'good',
  partial: 'good',
  screen_out: 'idle',
  quota_full: 'idle',
  closed: 'idle',
  timeout: 'idle',
  duplicate: 'warn',
  quality: 'warn',
  security: 'warn',
  reversed: 'warn',
  error: 'bad',
};

export const findingTitles: Readonly<Record<Finding['kind'], string>> = {
  silent: 'Silent',
  conversion: 'Next to nobody completes',
  refused: 'Wrong signatures',
  unknown_codes: 'Unknown codes',
  unreadable: 'Unreadable messages',
  feed_lag: 'List is late',
};

interface Advice {
  /** What to do about it. */
  text: string;
  /** The tab that shows more. */
  tab: string;
  look: string;
}

export const findingAdvice: Readonly<Record<Finding['kind'], Advice>> = {
  silent: {
    text: 'Does the supplier know the callback address below, and the keys? Pause it until it answers.',
    ...{ tab: 'connection', look: 'Look at addresses and keys' },
  },
  conversion: {
    text: 'Look at its codes: one of them may mean a complete. If the supplier really turns people away, pause it.',
    ...{ tab: 'codes', look: 'Look at its codes' },
  },
  refused: {
    text: 'One side has changed a key, or somebody sends messages who is not the supplier. They pay nothing.',
    ...{ tab: 'connection', look: 'Look at its keys' },
  },
  unknown_codes: {
    text: 'Ask the supplier what they mean. Each ended as an error and paid nothing.',
    ...{ tab: 'codes', look: 'See the codes' },
  },
  unreadable: {
    text: 'The supplier has changed its form. Have the messages sent again once it is read.',
    ...{ tab: 'messages', look: 'See the messages' },
  },
  feed_lag: {
    text: 'What was open stays open. The list says below why it was not read.',
    ...{ tab: 'list', look: 'Look at the list' },
  },
};

interface State {
  kind: StatusKind;
  word: string;
}

export function stateOf({ status, pause }: Pick<Health, 'status' | 'pause'>): State {
  if (status === 'live') return { kind: 'good', word: 'Live' };
  return { kind: 'warn', word: pause?.by === 'health' ? 'Paused by its health' : 'Paused' };
}

export const severityKind = ({ severity }: Pick<Finding, 'severity'>): StatusKind =>
  severity === 'pause' ? 'bad' : 'warn';
