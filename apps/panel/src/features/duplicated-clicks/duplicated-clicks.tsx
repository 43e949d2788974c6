import { type ComponentProps, Suspense, useState } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useChannelEvent } from '#lib/realtime/realtime-context.tsx';
import { useTurn } from '#lib/turns.ts';
import { useSession } from '#session/session-context.tsx';
import type { DuplicatedClicksDialog } from './duplicated-clicks-dialog.tsx';
import { type Duplicated, newsOf } from './news.ts';
import { useSeen } from './use-seen.ts';

const dialog = lazyPart<ComponentProps<typeof DuplicatedClicksDialog>>(
  async () => (await import('./duplicated-clicks-dialog.tsx')).DuplicatedClicksDialog,
);

/** Tells the user once that a survey stands open twice (SV-07): at once by the socket, else by the metadata. */
export function DuplicatedClicks() {
  const uhash = useSession((session) => session.uHash);
  const { metadata } = useMetadata();
  const [announced, setAnnounced] = useState<Duplicated | null>(null);
  const [seen, remember] = useSeen();
  useChannelEvent(uhash ? `notifications-${uhash}` : null, 'duplicated-clicks', setAnnounced);

  const news = newsOf([announced, metadata?.extra.duplicated_clicks ?? null], seen);
  const isOpen = useTurn(news !== null);
  const Dialog = dialog.Part;
  return <Suspense>{news && isOpen && <Dialog onClose={() => remember(news.at)} />}</Suspense>;
}
