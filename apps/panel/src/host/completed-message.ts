import type { EmbedMessages } from '@earnwall/contract/embed-messages';
import type { Result } from '@earnwall/contract/entities/result';

/** What a publisher's page learns about a completed survey (RS-07); every other outcome is none of its business. */
export function completedMessage(
  result: Pick<Result, 'result' | 'sid' | 'user_reward' | 'user_completes_count'>,
): EmbedMessages['ps-survey-completed'] | null {
  const { sid, user_reward, user_completes_count } = result;
  return result.result === 'complete' ? { sid, user_reward, user_completes_count } : null;
}
