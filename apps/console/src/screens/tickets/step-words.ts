import { pointsText } from '#features/money/money-text.ts';
import { outcomeText } from '#features/outcomes/outcome-words.ts';
import type { Evidence } from './ticket.ts';

type Attempt = NonNullable<Evidence['attempt']>;
export type Step = Attempt['steps'][number];

interface StepWords {
  title: string;
  /** The supplier's own code, where there is one. */
  code: string | null;
  text: string;
}

const effectWords: Readonly<Record<string, string>> = {
  credited: 'credited',
  ended: 'ended the attempt',
  upgraded: 'credited the difference',
  reversed: 'taken back',
  parked: 'waits for what it takes back',
  nothing: 'changed nothing',
  review: 'held for review',
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One thing that happened, in words. */
export function stepWords(step: Step, attempt: Attempt, currency: Evidence['currency']): StepWords {
  const plain = { code: null, text: '' };
  switch (step.kind) {
    case 'opened': {
      const minutes = attempt.minutes === null ? '' : ` · ${attempt.minutes} min`;
      const text = `${attempt.supplier}${minutes} · ${pointsText(attempt.reward, currency)}`;
      return { ...plain, title: `Clicked ${lower(attempt.name)}`, text };
    }
    case 'started':
      return {
        ...plain,
        title: 'Started there',
        text: [attempt.device, attempt.country].filter(Boolean).join(', '),
      };
    case 'returned':
      return {
        title: `Came back${afterText(step.at, attempt)}`,
        code: step.raw_code,
        text: 'credits nothing by itself',
      };
    case 'held':
      return {
        title: step.released ? 'Was held' : 'Held',
        code: step.raw_code,
        text: `${outcomeText(step.outcome)}, ${step.released ? 'released' : 'the supplier can still take it back'}`,
      };
    case 'report': {
      const why = { unknown_code: 'unknown code', too_fast: 'too fast' } as const;
      const read = `${step.reason ? `${why[step.reason]}, ` : ''}read as ${outcomeText(step.outcome)}`;
      return {
        title: step.reverses ? 'Reported back' : 'Reported',
        code: step.raw_code,
        text: `${read}: ${effectWords[step.effect] ?? step.effect}`,
      };
    }
    case 'booked': {
      const sum = pointsText(Math.abs(step.amount), currency);
      const did = step.amount < 0 ? 'Taken back' : step.by_hand ? 'Credited by hand' : 'Booked';
      return {
        ...plain,
        title: `${did} ${sum}${step.test ? ' (test)' : ''}`,
        text: postbackText(step.postback),
      };
    }
  }
}

function afterText(at: string, { steps }: Attempt): string {
  const started = steps.find(({ kind }) => kind === 'started') ?? steps.find(({ kind }) => kind === 'opened');
  if (!started) return '';
  const minutes = Math.round((Date.parse(at) - Date.parse(started.at)) / 60_000);
  return minutes < 1 ? ' at once' : ` after ${minutes} min`;
}

type Postback = Extract<Step, { kind: 'booked' }>['postback'];

export function postbackText(postback: Postback): string {
  if (!postback) return 'no postback';
  const { state, status, tries } = postback;
  const answered = status === null ? '' : `, answered ${status}`;
  return {
    waiting: `postback waits${tries > 0 ? `, ${tries} tried` : ''}${answered}`,
    delivered: `postback delivered${answered}`,
    dead: `postback given up${answered}`,
    unsent: 'no postback address',
  }[state];
}

/** Nothing was booked: said at the end of what happened, so that nobody has to look for it. */
export const isNeverBooked = ({ steps }: Attempt): boolean => !steps.some(({ kind }) => kind === 'booked');
