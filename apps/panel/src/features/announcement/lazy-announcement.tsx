import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#lib/loading/lazy-part.tsx';

const announcement = lazyPart<{ html: string }>(
  async () => (await import('./announcement.tsx')).Announcement,
  'first texts',
);

/** The cleaning comes with the first announcement, not with the list; and only browsers can clean. */
export function LazyAnnouncement({ html }: { html: string }) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!inBrowser) return null;
  const Loaded = announcement.Part;
  return (
    <Suspense>
      <Loaded html={html} />
    </Suspense>
  );
}
