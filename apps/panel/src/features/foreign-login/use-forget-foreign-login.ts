import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#session/session-context.tsx';
import { canLogIn } from '#session/start-up-values.ts';

/**
 * Somebody whom this browser remembers may be a stranger to what was opened: a link of another app, the result of a
 * survey that another user took in a frame. It is asked for again as nobody; true says so.
 */
export function useForgetForeignLogin(): () => boolean {
  const queries = useQueryClient();
  const given = useSession((session) => canLogIn(session.startUp.credentials));
  const remembered = useSession((session) => canLogIn(session.credentials));
  const foreign = useSession((session) => session.loginForeign);
  return () => {
    if (given || !remembered) return false;
    foreign();
    // Metadata, where there is any without a login, comes first, and the screen with it once more.
    void queries.resetQueries();
    return true;
  };
}
