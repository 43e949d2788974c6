import type { Metadata } from '@earnwall/contract/entities/metadata';
import { BackToTop } from '#features/survey-list/back-to-top.tsx';
import { ListPopups } from './list-popups.tsx';

/** What nobody needs before the first screenful has been read: the way back up, and what opens by itself. */
export function ListExtras({ metadata }: { metadata: Metadata }) {
  return (
    <>
      <BackToTop />
      <ListPopups metadata={metadata} />
    </>
  );
}
