import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#api/use-change.ts';
import { type ConsolePostback, counted } from './postback-words.ts';

const shown = [
  'console/postbacks/get-postbacks',
  'console/postbacks/get-postbacks-id',
  'console/postbacks/get-apps-recovery',
] as const;
const answeredMs = 2_000;

/** Sends postbacks again as they were seen: a second press sends nothing. */
export function useResend() {
  const toast = useToast();
  const queries = useQueryClient();
  const readAgain = () => {
    for (const call of shown) void queries.invalidateQueries({ queryKey: [call] });
  };
  const { run, busy, error } = useChange('console/postbacks/post-postbacks-resend', {
    refresh: shown,
    done: ({ queued, left_alone }) => {
      // By then most receivers have answered.
      setTimeout(readAgain, answeredMs);
      const alone = left_alone === 0 ? '' : `${left_alone} left alone: sent already, or on the way`;
      const sent = queued === 0 ? '' : `${counted(queued, 'postback')} sent again`;
      toast.show({ text: [sent, alone].filter(Boolean).join(', ') });
    },
  });
  const resend = async (seen: readonly ConsolePostback[]): Promise<boolean> => {
    const postbacks = seen.map(({ id, last_attempt_at }) => ({ id, last_attempt_at }));
    return (await run({ body: { postbacks } })) !== null;
  };
  return { resend, busy, error };
}
