import { useMetadata } from '#api/metadata.ts';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
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

/** The ways between the screens of support. A single-page module tells the page around it instead of moving (SU-01). */
export function useWays({ attempt, topic }: About): Ways {
  const { can, post } = useHost();
  const { metadata } = useMetadata();
  const hasSurvey = useSession((session) => session.keptSurvey !== null);
  const go = useGo();
  const query = { ...(attempt && { attempt }), ...(topic && { topic }) };
  const emits = can.back === 'emits';
  const hasTasks = hasSurvey || (metadata?.is_surveys_panel_enabled ?? true);
  return {
    tasks: hasTasks ? () => (emits ? post('click-back', {}) : go('/')) : null,
    questions: () => (emits ? post('step-change', { step: 'support' }) : go('/support', { query })),
    ticket: () =>
      emits
        ? post('step-change', { step: 'support-create-ticket' })
        : go('/support-create-ticket', { query }),
  };
}
