import type { Result } from '@earnwall/contract/entities/result';
import { useSession } from '#session/session-context.tsx';
import { completedMessage } from './completed-message.ts';
import { useHost } from './host-context.tsx';

/** Tells the publisher's page of a completed survey, once for each click, whoever learns of it first (RS-03). */
export function useTellCompleted(): (cid: string, result: Result) => void {
  const { post } = useHost();
  const told = useSession((session) => session.completionsTold);
  const completionTold = useSession((session) => session.completionTold);
  return (cid, result) => {
    const message = completedMessage(result);
    if (!message || told.includes(cid)) return;
    completionTold(cid);
    post('ps-survey-completed', message);
  };
}
