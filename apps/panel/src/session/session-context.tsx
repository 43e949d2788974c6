import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Session, SessionStore } from './session.ts';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider(props: { session: SessionStore; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>;
}

export function useSession<T>(pick: (session: Session) => T): T {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession needs a SessionProvider above it.');
  return useStore(store, pick);
}
