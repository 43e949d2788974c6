import { Boundary } from '#lib/boundaries/boundary.tsx';
import { useMovingNumber } from '#lib/hooks/use-moving-number.ts';
import { useAmountParts, useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';
import { type Earned, Stats } from './stats.tsx';
import { useShownCredit } from './use-shown-credit.ts';
import { useTakenBack } from './use-taken-back.ts';
import './moving-stats.css';

/** When earnings change, both figures run to their new values; a credit rises beside them, and is announced once. */
export function MovingStats({ earned }: { earned: Earned }) {
  return (
    <Boundary part="moving stats" fallback={() => <Stats earned={earned} />}>
      <Moving earned={earned} />
    </Boundary>
  );
}

function Moving({ earned }: { earned: Earned }) {
  const text = useText();
  const amountText = useAmountText();
  const today = useMovingNumber(earned.today);
  const thirtyDays = useMovingNumber(earned.thirtyDays);
  const credit = useShownCredit();
  const isTakenBack = useTakenBack(earned.thirtyDays);
  const changed = { today: amountText(earned.today), thirtyDays: amountText(earned.thirtyDays) };
  return (
    <div className="moving-stats">
      <Stats earned={{ today, thirtyDays }} />
      {credit && <Rising key={credit.at} amount={credit.amount} />}
      <p className="unseen" role="status">
        {credit
          ? text('earned_news', { reward: amountText(credit.amount) })
          : isTakenBack && text('earnings_changed', changed)}
      </p>
    </div>
  );
}

/** In the room that the strip has anyway: above the end of today's figure. */
function Rising({ amount }: { amount: number }) {
  const { number } = useAmountParts()(amount);
  return (
    <span className="stat-credit" aria-hidden="true">
      <bdi dir="ltr">+{number}</bdi>
    </span>
  );
}
