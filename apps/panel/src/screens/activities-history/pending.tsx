import { useMetadata } from '#api/metadata.ts';
import { PendingPoints } from '#features/activities/pending/pending-points.tsx';
import { useOffersWatch } from '#features/offer-list/use-offers-watch.ts';

/** Above the history of offers: what still waits, kept up to date (AH-02). */
export function Pending() {
  const { metadata } = useMetadata();
  useOffersWatch();
  return metadata?.show_rewards && <PendingPoints />;
}
