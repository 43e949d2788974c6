import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { BonusPlan } from '@earnwall/contract/entities/operated-bonus';
import { useMemo } from 'react';
import { useCall } from '#api/use-call.ts';
import { dollarsText } from '#features/money/dollars-text.ts';
import { pointsText } from '#features/money/money-text.ts';
import { useSettled } from '#lib/use-settled.ts';

type Answer = ConsoleAnswerOf<'console/bonuses/post-bonuses-estimate'>;

interface Props {
  app: string;
  plan: BonusPlan;
  /** Nothing is asked of the server before the form itself is content. */
  isRight: boolean;
}

/** What it would cost, and what that is based on. */
export function Estimate({ app, plan, isRight }: Props) {
  const asked = JSON.stringify({ app, ...plan });
  const settled = useSettled(asked);
  const body = useMemo(() => JSON.parse(settled) as BonusPlan & { app: string }, [settled]);
  const { data, error } = useCall(
    'console/bonuses/post-bonuses-estimate',
    { body },
    { enabled: isRight && settled === asked },
  );
  return (
    <div className="bonus-estimate" aria-live="polite">
      <span className="c-muted">Estimated cost</span>
      {isRight && data && !error ? (
        <Estimated data={data} type={plan.type} />
      ) : (
        <span>
          {isRight && error ? error.message : isRight ? 'Counting …' : 'Once all fields are right.'}
        </span>
      )}
    </div>
  );
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

function Estimated({ data, type }: { data: Answer; type: BonusPlan['type'] }) {
  const { cost, completes, based_on, currency, notes } = data;
  const day = (moment: string) => moment.slice(0, 10);
  const what =
    type === 'special'
      ? counted(completes, 'person would reach the goals', 'people would reach the goals')
      : counted(completes, 'reward would be raised', 'rewards would be raised');
  const basis =
    based_on.kind === 'same-days'
      ? `the same days of the last ${based_on.spans} weeks`
      : 'the last 28 days, by its length';
  return (
    <>
      <span className="bonus-figure">{pointsText(cost.points, currency)}</span>
      <span>
        {dollarsText(cost.usd_micros)}; {what}.
      </span>
      <span className="c-muted">
        Based on {basis} ({day(based_on.from)} to {day(based_on.to)}), without what a bonus changes.
      </span>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </>
  );
}
