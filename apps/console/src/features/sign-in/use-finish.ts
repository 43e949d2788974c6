import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { nextPath } from './next-path.ts';

/** Signed in: on to where one was. Nothing that the page knows of somebody before stays. */
export function useFinish(): () => void {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const search = useSearch();
  return () => {
    queries.clear();
    go(nextPath(search), { replace: true });
  };
}
