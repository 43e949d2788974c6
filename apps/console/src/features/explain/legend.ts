import type { Explanation } from '@earnwall/contract/entities/inventory';
import { reasonLabels } from './reason-words.ts';

/** A part of the bar and its line below. */
export interface LegendRow {
  key: string;
  label: string;
  says: string;
  surveys: number;
  /** The filter of the list that has them; null for several. */
  reason: string | null;
  /** Of an answer. */
  question: string | null;
}

const mostRows = 7;

/** The largest reasons, the others as one, and at the end what is shown: together all surveys. */
export function legendOf({
  reasons,
  shown,
  range,
}: Pick<Explanation, 'reasons' | 'shown' | 'range'>): LegendRow[] {
  const rows = reasons.map(({ reason, question, surveys, says }) => ({
    ...{ key: `${reason} ${question ?? ''}`, label: reasonLabels[reason], says, surveys, reason, question },
  }));
  const isLong = rows.length > mostRows;
  const [first, rest] = [
    rows.slice(0, isLong ? mostRows - 1 : mostRows),
    isLong ? rows.slice(mostRows - 1) : [],
  ];
  const others = rest.reduce((sum, { surveys }) => sum + surveys, 0);
  const minutes = range && minutesText(range.minutes);
  return [
    ...first,
    ...(rest.length > 0
      ? [
          {
            key: 'others',
            label: 'Others',
            says: `${rest.length} more reasons`,
            surveys: others,
            reason: null,
            question: null,
          },
        ]
      : []),
    {
      key: 'shown',
      label: 'Shown',
      says: minutes ?? 'nothing',
      surveys: shown,
      reason: 'shown',
      question: null,
    },
  ];
}

const minutesText = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `${from} min` : `${from} to ${to} min`;

/** What stands under the bar about the profile; null where there is nothing to say. */
export function profileText({
  person,
  unanswered,
  shown,
}: Pick<Explanation, 'person' | 'unanswered' | 'shown'>) {
  const { answered, questions } = person;
  if (questions === 0) return null;
  const [most] = unanswered;
  if (!most || shown === 0) return `Profile ${answered} of ${questions}`;
  const more = unanswered.length === 1 ? 'an open question' : `up to ${unanswered.length} open questions`;
  return `Profile ${answered} of ${questions}: ${most.surveys.toLocaleString('en')} of the shown begin with ${more}`;
}
