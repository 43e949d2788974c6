import type { NoticeData } from '@earnwall/contract/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotReadyDialog } from '#features/not-ready-dialog/lazy-not-ready-dialog.tsx';
import { Notice } from '#features/notice/notice.tsx';
import type { NoticeAction, NoticePlace } from '#features/notice/notice-words.ts';
import { useGo } from '#lib/navigation.tsx';

export interface ListNoticeProps {
  type: string;
  data: NoticeData;
  /** The list it stands in place of. */
  place?: NoticePlace;
}

/** Why there is no list, and what the user can do about it. */
export function ListNotice({ type, data, place = 'surveys' }: ListNoticeProps) {
  const go = useGo();
  const queries = useQueryClient();
  const [verifying, setVerifying] = useState(false);
  const actions: Record<NoticeAction, () => void> = {
    reload: () => void queries.invalidateQueries(),
    'create-ticket': () => go('/support-create-ticket'),
    'verify-phone': () => setVerifying(true),
  };
  return (
    <>
      <Notice type={type} data={data} place={place} onAction={(action) => actions[action]()} />
      {verifying && (
        <NotReadyDialog title="notice_sms_verification_title" onClose={() => setVerifying(false)} />
      )}
    </>
  );
}
