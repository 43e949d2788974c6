import { Skeleton } from '@earnwall/ui/primitives/skeleton';
import { Amount } from '#lib/money/amount.tsx';
import { slotted } from '#lib/slotted.tsx';
import { useText } from '#lib/text/text.tsx';
import './stats.css';

export interface Earned {
  today: number;
  thirtyDays: number;
}

/** The two figures as they stand. */
export function Stats({ earned }: { earned: Earned | null }) {
  const text = useText();
  return (
    <dl className="stats">
      <Stat label={text('stats_today')} amount={earned?.today} />
      <Stat label={text('stats_thirty_days')} amount={earned?.thirtyDays} />
    </dl>
  );
}

function Stat({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div className="stat">
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value">
        {amount === undefined ? <Skeleton className="stat-skeleton" /> : <Figure amount={amount} />}
      </dd>
    </div>
  );
}

const Figure = slotted('amount', Amount);
