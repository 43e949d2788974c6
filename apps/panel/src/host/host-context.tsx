import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Capabilities, capabilitiesOf, type Mode } from './modes.ts';
import type { ParentPort } from './parent.ts';

/** What surrounds the panel, as screens see it. */
export interface Host {
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
  mode: Mode;
  port: ParentPort;
  children: ReactNode;
}) {
  const host = useMemo(
    () => ({ can: capabilitiesOf(mode), post: port.post, inApp: port.isApp }),
    [mode, port],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it.');
  return host;
}
