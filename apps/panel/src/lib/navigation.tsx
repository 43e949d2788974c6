import { type ReactNode, useCallback } from 'react';
import { type AroundNavHandler, type BaseSearchHook, Router, useLocation, useRouter } from 'wouter';
import { keepVisit, type PanelPath } from './address.ts';

export type Go = (path: PanelPath, options?: { query?: Record<string, string>; replace?: boolean }) => void;

interface Props {
  url: string;
  /** True where somebody else goes there instead; not asked about corrections of the address, which nobody pressed. */
  isTold?: (to: string) => boolean;
  children: ReactNode;
}

/** Every step inside the panel keeps the visit's parameters and, in `history.state`, its credentials (decision 25). */
export function NavigationProvider({ url, isTold, children }: Props) {
  const [path = '/', search = ''] = url.split('?');
  const around = useCallback<AroundNavHandler>(
    (navigate, to, options) => {
      if (!options?.replace && isTold?.(to)) return;
      navigate(keepVisit(to, window.location.search), { ...options, state: window.history.state });
    },
    [isTold],
  );
  // The router decodes what it is given, and whoever reads a parameter does so again: `%2541` would become `A`.
  const { searchHook } = useRouter();
  const rawSearch = useCallback<BaseSearchHook>(
    (options) => searchHook(options).replaceAll('%', '%25'),
    [searchHook],
  );
  return (
    <Router ssrPath={path} ssrSearch={search} searchHook={rawSearch} aroundNav={around}>
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
