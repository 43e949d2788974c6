import { type ReactNode, useCallback } from 'react';
import { type AroundNavHandler, Router, useLocation, useRouter } from 'wouter';
import { keepVisit, type PanelPath } from './address.ts';

export type Go = (path: PanelPath, options?: { query?: Record<string, string>; replace?: boolean }) => void;

interface Props {
  url: string;
  /** True where the host navigates instead; not asked about corrections of the address. */
  isHandledByHost?: (to: string) => boolean;
  children: ReactNode;
}

/** Every step inside the panel keeps the visit's parameters and, in `history.state`, whose it is (decision 0074). */
export function NavigationProvider({ url, isHandledByHost, children }: Props) {
  // As the browser writes it, with its question mark: what differs is rendered a second time, all of it at once.
  const [path = '/'] = url.split('?');
  const search = url.slice(path.length);
  const around = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      if (!options?.replace && isHandledByHost?.(to)) return;
      navigate(keepVisit(to, window.location.search), { ...options, state: window.history.state });
    },
    [isHandledByHost],
  );
  const { searchHook } = useRouter();
  // The router decodes what it is given once, and a reader of a parameter decodes it again: `%2541` would become `A`.
  const useRawSearch = useCallback<typeof searchHook>(
    (router) => searchHook(router).replaceAll('%', '%25'),
    [searchHook],
  );
  return (
    <Router ssrPath={path} ssrSearch={search} searchHook={useRawSearch} aroundNav={around}>
      {children}
    </Router>
  );
}

export function useGo(): Go {
  const [, navigate] = useLocation();
  return useCallback<Go>(
    (path, { query, replace = false } = {}) => {
      const search = new URLSearchParams(query).toString();
      navigate(search ? `${path}?${search}` : path, { replace });
    },
    [navigate],
  );
}
