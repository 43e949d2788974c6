import type { NoticeData } from '@earnwall/contract/notices';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { offersKey } from '#api/offers.ts';
import { readMissed } from '#api/read-missed.ts';
import { surveysKey } from '#api/surveys.ts';
import { noticeChanged, useTickets } from '#api/tickets.ts';
import { Notice } from '#features/notice/notice.tsx';
import type { NoticeAction, NoticePlace } from '#features/notice/notice-texts.ts';
import { phoneCheckWanted } from '#features/phone-check/wanted.ts';
import { useWays } from '#features/support-ways/use-ways.ts';
import { TicketThread } from '#features/ticket-list/ticket-thread.tsx';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useChannelEvent } from '#lib/realtime/realtime-context.tsx';
import { usePopupsPaused } from '#lib/turns.ts';
import { useSession } from '#session/session-context.tsx';
import '#features/empty-wall/empty-wall.css';
import '#features/ticket-list/ticket-list.css';

export interface ListNoticeProps {
  type: string;
  data: NoticeData;
  /** The list it stands in place of. */
  place?: NoticePlace;
}

/** Why there is no list, and what the user can do about it. */
export function ListNotice({ type, data, place = 'surveys' }: ListNoticeProps) {
  usePopupsPaused(type !== 'no_surveys');
  useAnswerWatch();
  const { ticket } = useWays({ topic: type });
  const { ticket: appeal } = useWays({ topic: 'appeal' });
  const isBusy = useIsFetching({ queryKey: place === 'offers' ? offersKey : surveysKey }) > 0;
  const queries = useQueryClient();
  const actions: Record<NoticeAction, () => void> = {
    reload: () => void queries.invalidateQueries(),
    'create-ticket': ticket,
    'verify-phone': () => phoneCheckWanted(true),
    appeal,
  };
  const isEmpty = type === 'no_surveys' && place === 'surveys';
  // One place for every notice: when another comes, its button keeps the focus.
  return (
    <div className={isEmpty ? 'empty-wall' : 'notice-place'}>
      <Notice
        type={type}
        data={data}
        place={place}
        isBusy={isBusy}
        onAction={(action) => actions[action]()}
        thread={(id) => <AppealThread id={id} />}
      />
      {isEmpty && <EmptyExtras />}
    </div>
  );
}

// A chunk of its own: every visit loads this file, and few find an empty list.
const emptyWall = lazyPart<object>(async () => (await import('./empty-wall.tsx')).EmptyWall);

function EmptyExtras() {
  const EmptyWall = useIdlePart(emptyWall);
  return EmptyWall && <EmptyWall />;
}

/** The notice says how far an appeal is: an answer changes it. */
function useAnswerWatch(): void {
  const queries = useQueryClient();
  const uhash = useSession((session) => session.uHash);
  const read = () => noticeChanged(queries);
  const readLists = (since: number) => readMissed(queries, since, surveysKey, offersKey);
  useChannelEvent(uhash ? `notifications-${uhash}` : null, 'ticket-answered', read, readLists);
}

/** Replies appear in it as they come. */
function AppealThread({ id }: { id: string }) {
  useTickets();
  return <TicketThread id={id} />;
}
