import { lazyPart } from '#lib/lazy-part.tsx';
import { useQuietPart } from '#lib/quiet-part.ts';

const recentActivity = lazyPart<{ showsReward: boolean }>(async () =>
  (await import('#parts/lists/later-parts.ts')).recentActivity(),
);

/** Looked up and asked for when the list is there and nothing else is to do (SL-10). */
export function LazyRecentActivity(props: { showsReward: boolean }) {
  const RecentActivity = useQuietPart(recentActivity);
  return RecentActivity && <RecentActivity {...props} />;
}
