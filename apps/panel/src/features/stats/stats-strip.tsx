import { Skeleton } from '@earnwall/ui/primitives/skeleton';
import { Amount } from '#lib/amount.tsx';
import { useText } from '#lib/text.tsx';
import './stats-strip.css';

interface Props {
  /** Null while the metadata is on its way. */
  earned: { today: number; thirtyDays: number } | null;
}

/** Income of today and of the last 30 days (spec §2). */
export function StatsStrip({ earned }: Props) {
  const text = useText();
  return (
    <section aria-label={text('stats_title')}>
      <dl className="stats on-card">
        <Stat label={text('stats_today')} amount={earned?.today} />
        <Stat label={text('stats_thirty_days')} amount={earned?.thirtyDays} />
      </dl>
    </section>
  );
}

function Stat({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div className="stat">
      <dt className="stat-label">{label}</dt>
      <dd className="stat-value">
        {amount === undefined ? <Skeleton className="stat-skeleton" /> : <Amount amount={amount} />}
      </dd>
    </div>
  );
}
