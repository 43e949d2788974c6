import type {
  AnnouncementPlan,
  OperatedAnnouncement,
} from '@earnwall/contract/entities/operated-announcement';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';

export const shownBy = [
  'console/announcements/get-announcements',
  'console/announcements/get-announcements-id',
] as const;

/** Plans a new one, or changes one. A new one has its key from the start: sent twice, it is made once. */
export function useSaveAnnouncement(
  announcement: OperatedAnnouncement | null,
  onSaved: (announcement: OperatedAnnouncement) => void,
) {
  const [key] = useState(() => crypto.randomUUID());
  const options = {
    refresh: shownBy,
    done: (answer: { announcement: OperatedAnnouncement }) => onSaved(answer.announcement),
  };
  const plan = useChange('console/announcements/post-announcements', options);
  const change = useChange('console/announcements/put-announcements-id', options);
  const { busy, error } = announcement ? change : plan;
  return {
    busy,
    error,
    run: (app: string, body: AnnouncementPlan) =>
      announcement
        ? change.run({ params: { id: announcement.id }, body })
        : plan.run({ body: { key, app, ...body } }),
  };
}
