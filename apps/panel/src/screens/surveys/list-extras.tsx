import type { Metadata } from '@earnwall/contract/entities/metadata';
import { ListPolling } from '#features/list-polling/list-polling.tsx';
import { BackToTop } from '#features/survey-list/back-to-top.tsx';
import { ListPopups } from './list-popups.tsx';

/**
 * What nobody needs before the first screenful has been read: the way back up, what keeps the list fresh, and what
 * opens by itself.
 */
export function ListExtras({ metadata }: { metadata: Metadata }) {
  return (
    <>
      <BackToTop />
      <ListPolling />
      <ListPopups metadata={metadata} />
    </>
  );
}
