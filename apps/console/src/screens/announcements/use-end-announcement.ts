import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { shownBy } from './use-save-announcement.ts';

const name = 'console/announcements/put-announcements-end';

/** Ends it at once; Undo gives it the end it had. */
export function useEndAnnouncement(done: () => void) {
  const toast = useToast();
  const queries = useQueryClient();
  const { run, busy, error } = useChange(name, { refresh: shownBy });
  const end = async ({ id, state }: Pick<OperatedAnnouncement, 'id' | 'state'>) => {
    const answer = await run({ params: { id }, body: {} });
    if (!answer) return;
    const undo = async () => {
      await callConsole(name, { params: { id }, body: answer.inverse });
      await Promise.all(shownBy.map((call) => queries.invalidateQueries({ queryKey: [call] })));
    };
    toast.show({ text: state === 'planned' ? 'Announcement cancelled' : 'Announcement ended', undo });
    done();
  };
  return { end, busy, error };
}
