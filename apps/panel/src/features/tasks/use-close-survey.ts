import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useSession } from '#session/session-context.tsx';

/** Leaves a survey for the tasks; where the panel is disabled the guard then shows that all is finished. */
export function useCloseSurvey(): () => void {
  const panelEnabled = useIsPanelEnabled();
  const closed = useSession((session) => session.surveyClosed);
  const go = useGo();
  return () => {
    closed(panelEnabled);
    go('/');
  };
}
