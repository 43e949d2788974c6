import { useSession } from '#session/session-context.tsx';
import { canLogIn } from '#session/start-up-values.ts';

/**
 * Somebody whom this browser remembers may be a stranger to what was opened: a link of another app, the result of a
 * survey that another user took in a frame. True says that the visit goes on as nobody's, and may ask again.
 */
export function useForgetForeignLogin(): () => boolean {
  const given = useSession((session) => canLogIn(session.startUp.credentials));
  const remembered = useSession((session) => canLogIn(session.credentials));
  const foreign = useSession((session) => session.loginForeign);
  return () => {
    if (given || !remembered) return false;
    foreign();
    return true;
  };
}
