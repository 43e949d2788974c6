import { Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.tsx';

const announcement = lazyPart<{ html: string }>(
  async () => (await import('./announcement.tsx')).Announcement,
  { says: 'first texts' },
);

/** The cleaning comes with the first announcement, not with the list. */
export function LazyAnnouncement({ html }: { html: string }) {
  const Loaded = announcement.current();
  return (
    <Suspense>
      <Loaded html={html} />
    </Suspense>
  );
}
