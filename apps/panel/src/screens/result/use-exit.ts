import type { TextKey } from '@earnwall/i18n/text-keys';
import { useState } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { closeTab } from '#host/open-page.ts';
import { useSession } from '#session/session-context.tsx';
import { useCloseResults } from './use-close-results.ts';

export interface Exit {
  label: TextKey;
  leave: () => void;
  /** There was nowhere to go, and the browser did not close the tab. */
  isOver: boolean;
}

/**
 * Out of a result (RS-05): the publisher's page is notified, or the tasks come back. A tab without a login, as one that a
 * framed panel opened, has done its work and closes; a frame without one leaves it to the page around it.
 */
export function useExit(): Exit {
  const { can } = useHost();
  const { metadata } = useMetadata();
  const loggedIn = useSession((session) => session.loggedIn);
  const isFramed = useSession((session) => session.iframe);
  const toTasks = useCloseSurvey();
  const [isOver, setIsOver] = useState(false);
  const close = () => setIsOver(!closeTab(window));
  const closeResults = useCloseResults(loggedIn ? toTasks : close);
  const hasTasks = loggedIn && (metadata?.is_surveys_panel_enabled ?? false);
  const done = { label: 'result_done', isOver } as const;

  if (can.leaveResult === 'emits') return { ...done, leave: closeResults };
  if (hasTasks) return { label: 'back_to_surveys', isOver: false, leave: toTasks };
  if (loggedIn) return { ...done, leave: toTasks };
  return { ...done, leave: isFramed ? closeResults : close };
}
