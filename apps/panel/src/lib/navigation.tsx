import { type ReactNode, useCallback } from 'react';
import { Router, useLocation } from 'wouter';
import { keepVisit, type PanelPath } from './address.ts';

export type Go = (path: PanelPath, options?: { query?: Record<string, string>; replace?: boolean }) => void;

/** Every step inside the panel keeps the visit's parameters and, in `history.state`, its credentials (decision 25). */
export function NavigationProvider(props: { url: string; children: ReactNode }) {
  const [path = '/', search = ''] = props.url.split('?');
  return (
    <Router
      ssrPath={path}
      ssrSearch={search}
      aroundNav={(navigate, to, options) =>
        navigate(keepVisit(to, window.location.search), { ...options, state: window.history.state })
      }
    >
      {props.children}
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
