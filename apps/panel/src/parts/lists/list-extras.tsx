import type { Metadata } from '@earnwall/contract/entities/metadata';
import { Bonuses } from '#features/bonuses/bonuses.tsx';
import { ListPolling } from '#features/list-polling/list-polling.tsx';
import { BackToTop } from '#features/survey-list/back-to-top.tsx';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { usePopupsPaused } from '#lib/turns.ts';
import { ListPopups } from './list-popups.tsx';

export interface ListExtrasProps {
  metadata: Metadata;
  /** False before the list is there, and while something stands in its place. */
  hasList: boolean;
}

/**
 * What nobody needs before the first screenful has been read: the way back up, what keeps the list fresh, what opens
 * by itself, and the badges of bonuses.
 */
export function ListExtras({ metadata, hasList }: ListExtrasProps) {
  return (
    <>
      <PopupsPaused isPaused={!hasList} />
      <Boundary part="back to top">
        <BackToTop />
      </Boundary>
      <Boundary part="list polling">
        <ListPolling />
      </Boundary>
      <Boundary part="bonuses">
        <Bonuses bonuses={metadata.extra.bonus} />
      </Boundary>
      <ListPopups metadata={metadata} />
    </>
  );
}

/** A notice is read undisturbed (NO-01). A component, so that it is in the queue before the popups. */
function PopupsPaused({ isPaused }: { isPaused: boolean }) {
  usePopupsPaused(isPaused);
  return null;
}
