import type { NoticeData } from '@earnwall/contract/notices';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offersKey } from '#api/offers.ts';
import { surveysKey } from '#api/surveys.ts';
import { NotReadyDialog } from '#features/not-ready-dialog/lazy-not-ready-dialog.tsx';
import { Notice } from '#features/notice/notice.tsx';
import type { NoticeAction, NoticePlace } from '#features/notice/notice-words.ts';
import { useWays } from '#screens/support/use-ways.ts';

export interface ListNoticeProps {
  type: string;
  data: NoticeData;
  /** The list it stands in place of. */
  place?: NoticePlace;
}

/** Why there is no list, and what the user can do about it. */
export function ListNotice({ type, data, place = 'surveys' }: ListNoticeProps) {
  const { ticket } = useWays({ topic: type });
  const isBusy = useIsFetching({ queryKey: place === 'offers' ? offersKey : surveysKey }) > 0;
  const queries = useQueryClient();
  const [verifying, setVerifying] = useState(false);
  const actions: Record<NoticeAction, () => void> = {
    reload: () => void queries.invalidateQueries(),
    'create-ticket': ticket,
    'verify-phone': () => setVerifying(true),
  };
  return (
    <>
      <Notice
        type={type}
        data={data}
        place={place}
        isBusy={isBusy}
        onAction={(action) => actions[action]()}
      />
      {verifying && (
        <NotReadyDialog title="notice_sms_verification_title" onClose={() => setVerifying(false)} />
      )}
    </>
  );
}
