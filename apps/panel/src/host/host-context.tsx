import type { RunMode } from '@earnwall/contract/run-modes';
import { createContext, type ReactNode, useMemo } from 'react';
import { useRequired } from '#lib/use-required.ts';
import { type Capabilities, capabilitiesOf } from './modes.ts';
import type { ParentPort } from './parent.ts';

/** What surrounds the panel, as screens see it. */
export interface Host {
  /** For addresses that come back to this panel; whoever wants to know what it may do asks `can`. */
  mode: RunMode;
  can: Capabilities;
  post: ParentPort['post'];
  /** A phone app is around the panel, and hears its messages. */
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
