import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useChange } from '#api/use-change.ts';

/** Nothing of the person stays in this page. */
export function useSignOut(): () => void {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { run } = useChange('console/session/post-session-end', {
    done: () => {
      go('/sign-in');
      queries.clear();
    },
  });
  return () => void run({});
}
