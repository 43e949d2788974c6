import { Icon } from '@earnwall/ui/primitives/icon';
import { type ReactNode, useEffect, useState } from 'react';
import { useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';
import { Confetti } from './confetti.tsx';
import { CountUp } from './count-up.tsx';
import { TodayPill } from './today-pill.tsx';
import './earned.css';

interface Props {
  amount: number;
  /** Earnings of today without and with it; null keeps the room while they are on their way. */
  today?: { before: number; after: number } | null | undefined;
  /** False for a reward that was celebrated before: it stands there, without a word. */
  isNew?: boolean;
  hasConfetti?: boolean;
  /** Left out where the screen has a picture of its own. */
  hasCoin?: boolean;
  children?: ReactNode;
}

/** The hero of a reward: it counts up, confetti flies around it once, and it is announced once (RS-02). */
export function Earned({ amount, today, isNew = true, ...more }: Props) {
  const { hasConfetti = true, hasCoin = true, children } = more;
  const text = useText();
  const amountText = useAmountText();
  const words = text('earned_news', { reward: amountText(amount) });
  const isSaid = useAfterMount();
  return (
    <div className="earned">
      {isNew && hasConfetti && <Confetti />}
      {hasCoin && (
        <span className="earned-coin">
          <Icon name="check" />
        </span>
      )}
      <p className="earned-label" aria-hidden="true">
        {text('result_earned')}
      </p>
      <p className="earned-amount" aria-hidden="true">
        <CountUp amount={amount} first={isNew ? 0 : amount} />
      </p>
      {/* A live region speaks of what changes after it has come. */}
      <p className="unseen" role={isNew ? 'status' : undefined}>
        {(isSaid || !isNew) && words}
      </p>
      {today !== undefined && <TodayPill today={today} />}
      {children}
    </div>
  );
}

function useAfterMount(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => setIsAfter(true), []);
  return isAfter;
}
