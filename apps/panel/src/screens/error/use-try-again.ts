import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from '#session/session-context.tsx';

/**
 * Asks again what could not be asked, and goes back to the screen that needed it. A failure shows before the address has
 * followed to `/error`: the first address seen here is the one that failed; without it, the list. A
 * survey that failed is no longer the visit's, and is chosen anew.
 */
export function useTryAgain(): () => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [failedAt] = useState(path === '/error' ? '/' : `${path}?${search}`);
  const queries = useQueryClient();
  const left = useSession((session) => session.failureLeft);
  const survey = useSession(({ failure }) => (failure?.type === 'connection_error' ? failure.survey : null));
  return () => {
    left();
    void queries.resetQueries();
    navigate(survey ? `/survey?sh=${encodeURIComponent(survey)}` : failedAt, { replace: true });
  };
}
