import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useSession } from '#session/session-context.tsx';

interface Ways {
  /** To the tasks; null in a visit without a panel that has no survey to go back to either. */
  tasks: (() => void) | null;
  questions: () => void;
  ticket: () => void;
}

/** What a question is about: an attempt by its id, or the notice that led here. */
interface About {
  attempt?: string | null;
  topic?: string;
}

/** The ways between the screens of support. */
export function useWays({ attempt, topic }: About): Ways {
  const panelEnabled = useIsPanelEnabled();
  const hasSurvey = useSession((session) => session.keptSurvey !== null);
  const go = useGo();
  const query = { ...(attempt && { attempt }), ...(topic && { topic }) };
  const hasTasks = hasSurvey || panelEnabled;
  return {
    tasks: hasTasks ? () => go('/') : null,
    questions: () => go('/support', { query }),
    ticket: () => go('/support-create-ticket', { query }),
  };
}
