import { useMetadata } from '#api/metadata/metadata.ts';
import { useSession } from '#session/session-context.tsx';

/** Whether there is a list to go on with: not in a tab without a login, a single-survey link, or a panel that is off. */
export function useHasNext(): boolean {
  const { metadata } = useMetadata();
  const loggedIn = useSession((session) => session.loggedIn);
  if (!metadata || !loggedIn) return false;
  return metadata.is_surveys_panel_enabled && !metadata.is_single_survey;
}
