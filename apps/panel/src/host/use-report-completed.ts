import type { Result } from '@earnwall/contract/entities/result';
import { useSession } from '#session/session-context.tsx';
import { completedMessage } from './completed-message.ts';
import { useHost } from './host-context.tsx';

/** Reports a completed survey to the publisher's page, once for each click (RS-03). */
export function useReportCompleted(): (cid: string, result: Result) => void {
  const { post } = useHost();
  const reported = useSession((session) => session.reportedCompletions);
  const completionReported = useSession((session) => session.completionReported);
  return (cid, result) => {
    const message = completedMessage(result);
    if (!message || reported.includes(cid)) return;
    completionReported(cid);
    post('ps-survey-completed', message);
  };
}
