// A check and what it finds. Checks are data with one function, so that a terminal, CI and a console can show them.
import { printable } from './printable.ts';

type Group = 'address' | 'answers' | 'types' | 'signatures' | 'content' | 'load' | 'payment' | 'page';

/** `unverified` never counts as passed: it says that nobody knows, and why. */
export type Verdict = 'passed' | 'failed' | 'warning' | 'unverified';

export interface Outcome {
  readonly verdict: Verdict;
  readonly sent: string;
  readonly answered: string;
  /** Where the check knows better than its usual one. */
  readonly cure?: string;
}

export interface Check<Subject> {
  readonly name: string;
  readonly group: Group;
  readonly expected: string;
  readonly cure: string;
  /** What can be judged only when these have passed or warned. */
  readonly needs?: readonly string[];
  run(subject: Subject): Promise<Outcome>;
}

export interface Finding {
  readonly check: string;
  readonly group: Group;
  readonly verdict: Verdict;
  readonly sent: string;
  readonly answered: string;
  readonly expected: string;
  /** Null where nothing is to be cured. */
  readonly cure: string | null;
  readonly docs: string;
}

export function findingOf<Subject>(check: Check<Subject>, outcome: Outcome): Finding {
  const { name, group, expected, cure } = check;
  const { verdict, sent, answered } = outcome;
  const isFault = verdict === 'failed' || verdict === 'warning';
  return {
    check: name,
    group,
    verdict,
    sent,
    answered: shortened(printable(answered)),
    expected,
    cure: isFault ? (outcome.cure ?? cure) : (outcome.cure ?? null),
    docs: `docs/doctor.md#${group}`,
  };
}

export const unverified = (why: string): Outcome => ({
  verdict: 'unverified',
  sent: 'nothing',
  answered: why,
});

const most = 300;
const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)} …` : text);
