import { useEffect, useRef, useState } from 'react';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';
import { type Earned, Stats } from './stats.tsx';
import { useMovingNumber } from './use-moving-number.ts';

/** When earnings change, both figures run to their new values, and what they are now is said once. */
export function MovingStats({ earned }: { earned: Earned }) {
  return (
    <Boundary part="moving stats" fallback={() => <Stats earned={earned} />}>
      <Moving earned={earned} />
    </Boundary>
  );
}

function Moving({ earned }: { earned: Earned }) {
  const today = useMovingNumber(earned.today);
  const thirtyDays = useMovingNumber(earned.thirtyDays);
  const news = useNews(earned);
  return (
    <>
      <Stats earned={{ today, thirtyDays }} />
      <p className="unseen" role="status">
        {news}
      </p>
    </>
  );
}

/** Empty until something has changed: what has always been there is no news. */
function useNews({ today, thirtyDays }: Earned): string {
  const text = useText();
  const amountText = useAmountText();
  const atFirst = useRef(`${today} ${thirtyDays}`);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (atFirst.current !== `${today} ${thirtyDays}`) setChanged(true);
  }, [today, thirtyDays]);
  if (!changed) return '';
  return text('earnings_changed', { today: amountText(today), thirtyDays: amountText(thirtyDays) });
}
