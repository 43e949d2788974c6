import type { ReactNode } from 'react';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useText } from '#lib/text/text.tsx';
import { type Earned, Stats } from './stats.tsx';

const movingStats = lazyPart<{ earned: Earned }>(
  async () => (await import('./moving-stats.tsx')).MovingStats,
);

interface Props {
  /** Null while the metadata is on its way. */
  earned: Earned | null;
  /** A line in the same card. */
  children?: ReactNode;
}

/** Income of today and of the last 30 days (SL-01). How it moves is learnt once the list is there. */
export function StatsStrip({ earned, children }: Props) {
  const text = useText();
  const Moving = useIdlePart(movingStats);
  return (
    <section className="earnings on-card" aria-label={text('stats_title')}>
      {Moving && earned ? <Moving earned={earned} /> : <Stats earned={earned} />}
      {children}
    </section>
  );
}
