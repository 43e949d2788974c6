import { createContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRequired } from '#lib/hooks/use-required.ts';
import type { Session, SessionStore } from './session.ts';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider(props: { session: SessionStore; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>;
}

export function useSession<T>(pick: (session: Session) => T): T {
  return useStore(useSessionStore(), pick);
}

/** The session as it is when asked: between a render and its effects it may have changed. */
export function useSessionNow(): () => Session {
  return useSessionStore().getState;
}

function useSessionStore(): SessionStore {
  return useRequired(SessionContext);
}
