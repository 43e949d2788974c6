import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { BrokenReason } from '@earnwall/contract/reconciliation';
import type { StatusKind } from '@earnwall/ui/console/status';

export type Answer = ConsoleAnswerOf<'console/reconciliations/get-reconciliations-id'>;
export type Reconciliation = Answer['reconciliation'];
export type Finding =
  ConsoleAnswerOf<'console/reconciliations/get-reconciliations-findings'>['findings'][number];

export const listWords: Readonly<Record<Reconciliation['list'], string>> = {
  rejected: 'List of rejected ones',
  approved: 'List of approved ones',
};

export const stateLooks: Readonly<Record<Reconciliation['state'], { kind: StatusKind; word: string }>> = {
  open: { kind: 'idle', word: 'Lines are still to come' },
  comparing: { kind: 'note', word: 'Being compared' },
  compared: { kind: 'note', word: 'Dry run: nothing has changed' },
  applying: { kind: 'note', word: 'Being applied' },
  applied: { kind: 'good', word: 'Applied' },
  failed: { kind: 'bad', word: 'Failed' },
};

export const findingWords: Readonly<Record<Finding['kind'], { title: string; means: string; does: string }>> =
  {
    rejected: { title: 'Rejected', means: 'The list rejects it, and we paid.', does: 'taken back' },
    absent: {
      ...{
        title: 'Absent',
        means: 'We paid in the period, and the list does not have it.',
        does: 'taken back',
      },
    },
    not_credited: {
      ...{
        title: 'Not credited',
        means: 'Approved, and we did not pay.',
        does: 'credited; of offers left to people',
      },
    },
    taken_back: {
      ...{
        title: 'Taken back before',
        means: 'Approved, and we took it back on an earlier report.',
        does: 'left to people',
      },
    },
    amount: { title: 'Amount differs', means: 'Both paid, but not the same.', does: 'left to people' },
    unknown: {
      title: 'Unknown',
      means: 'We know nothing by that name at this supplier.',
      does: 'left to people',
    },
    repeated: { title: 'Repeated', means: 'Named before in the same list.', does: 'nothing to do' },
    not_acknowledged: {
      ...{
        title: 'Not acknowledged',
        means: 'We paid, and the publisher’s server has not acknowledged the postback.',
      },
      does: 'left to people: look at its postbacks',
    },
  };

export const brokenWords: Readonly<Record<BrokenReason, string>> = {
  name: 'It names no transaction or click.',
  amount: 'Its amount is none, such as 1.25.',
  form: 'It is no CSV: look at its quotes.',
};

export const effectWords = (effect: string): string => effects[effect] ?? effect;

const effects: Readonly<Record<string, string>> = {
  credited: 'credited',
  upgraded: 'credited',
  reversed: 'taken back',
  parked: 'waits for the report that it takes back',
  review: 'too late: waits for an operator',
  nothing: 'nothing left to do',
  'left to people': 'left to people',
  unknown: 'no such click',
  ended: 'ended without pay',
};

/** Findings that applying does something about. */
export const dueCount = ({ found }: Reconciliation): number =>
  (found.rejected ?? 0) + (found.absent ?? 0) + (found.not_credited ?? 0);

export const count = (times: number, one: string, many = `${one}s`): string =>
  `${times.toLocaleString('en')} ${times === 1 ? one : many}`;
