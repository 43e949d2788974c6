import type { NoticeData } from '@earnwall/contract/notices';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { offersKey } from '#api/offers.ts';
import { surveysKey } from '#api/surveys.ts';
import { Notice } from '#features/notice/notice.tsx';
import type { NoticeAction, NoticePlace } from '#features/notice/notice-texts.ts';
import { phoneCheckWanted } from '#features/phone-check/wanted.ts';
import { useWays } from '#features/support-ways/use-ways.ts';
import { usePopupsPaused } from '#lib/turns.ts';

export interface ListNoticeProps {
  type: string;
  data: NoticeData;
  /** The list it stands in place of. */
  place?: NoticePlace;
}

/** Why there is no list, and what the user can do about it. */
export function ListNotice({ type, data, place = 'surveys' }: ListNoticeProps) {
  usePopupsPaused(type !== 'no_surveys');
  const { ticket } = useWays({ topic: type });
  const isBusy = useIsFetching({ queryKey: place === 'offers' ? offersKey : surveysKey }) > 0;
  const queries = useQueryClient();
  const actions: Record<NoticeAction, () => void> = {
    reload: () => void queries.invalidateQueries(),
    'create-ticket': ticket,
    'verify-phone': () => phoneCheckWanted(true),
  };
  return (
    <Notice type={type} data={data} place={place} isBusy={isBusy} onAction={(action) => actions[action]()} />
  );
}
