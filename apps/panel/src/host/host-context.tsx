import type { RunMode } from '@earnwall/contract/run-modes';
import { createContext, type ReactNode, useMemo } from 'react';
import { useRequired } from '#lib/hooks/use-required.ts';
import { type Capabilities, capabilitiesOf } from './modes.ts';
import type { ParentPort } from './parent.ts';

/** The page or phone app around the panel, as screens see it. */
export interface Host {
  /** For addresses that come back to this panel; what it may do is in `can`. */
  mode: RunMode;
  can: Capabilities;
  post: ParentPort['post'];
  /** A phone app is around the panel, and receives its messages. */
  inApp: boolean;
}

const HostContext = createContext<Host | null>(null);

export function HostProvider({
  mode,
  port,
  children,
}: {
  mode: RunMode;
  port: ParentPort;
  children: ReactNode;
}) {
  const host = useMemo(
    () => ({ mode, can: capabilitiesOf(mode), post: port.post, inApp: port.isApp }),
    [mode, port],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): Host {
  return useRequired(HostContext);
}
