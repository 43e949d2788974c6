// What an attempt leads to for its postback.
import { pauseAfter } from '@earnwall/domain/postbacks/next-attempt';
import type { PostbackAnswer } from '#ports/postback-sender.ts';
import type { AttemptResult } from '#store/publishers/postback-queue.ts';

interface Attempted {
  id: number;
  /** Attempts before this one. */
  tries: number;
  url: string;
  startedAt: Date;
}

/** Asks the sender to stop, by the Standard Webhooks specification. */
const gone = 410;

export const isGone = ({ status }: PostbackAnswer): boolean => status === gone;

/** `isKept`: the endpoint is given up, so that the postback waits for it instead of being dead. */
export function resultOf(
  { id, tries, url, startedAt }: Attempted,
  answer: PostbackAnswer,
  { isKept, random }: { isKept: boolean; random: number },
): AttemptResult {
  const { ms, status, failure } = answer;
  const attempt = {
    at: startedAt.toISOString(),
    ms: Math.round(ms),
    status,
    failure,
    answer: answer.answer,
    url,
  };
  if (failure === null) return { id, attempt, state: 'delivered', pause_ms: null };
  const pause_ms = pauseAfter(tries + 1, random);
  if (pause_ms !== null) return { id, attempt, state: 'due', pause_ms };
  return isKept ? { id, attempt, state: 'due', pause_ms: 0 } : { id, attempt, state: 'dead', pause_ms: null };
}
