import { useQueryClient } from '@tanstack/react-query';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useSession } from '#session/session-context.tsx';

/** Home starts over: what failed is asked again (ER-02). */
export function useGoHome(): () => void {
  const go = useGo();
  const queries = useQueryClient();
  const left = useSession((session) => session.failureLeft);
  const notification = useSession((session) => session.startUp.notification);
  return () => {
    left();
    void queries.resetQueries();
    go('/', { query: { timeend: String(Date.now()), ...(notification && { notification }) } });
  };
}
