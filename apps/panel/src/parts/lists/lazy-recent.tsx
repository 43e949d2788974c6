import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { laterParts } from './load-later-parts.ts';
import type { RecentProps } from './recent.tsx';
import './lazy-recent.css';

const recent = lazyPart<RecentProps>(async () => (await laterParts()).recent());

/** Recent activity, loaded when the list is there and nothing else is to do; its place is kept until then (SL-10). */
export function LazyRecent(props: RecentProps) {
  const Recent = useIdlePart(recent);
  const content = Recent && <Recent {...props} />;
  return props.place === 'rail' ? (
    <aside className="list-rail">{content}</aside>
  ) : (
    <div className="recent-line on-card">{content}</div>
  );
}
