import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { useClient } from '#api/client-context.tsx';
import { appQuery, metadataKey } from '#api/metadata/metadata.ts';
import { connectionFailure } from '#session/failure.ts';
import { useSession, useSessionNow } from '#session/session-context.tsx';
import { entryWaitMs } from './entry-wait.ts';

interface Entry {
  /** When GET /app is asked again; null while it is asked, and where it is not asked by itself. */
  at: number | null;
  isTrying: boolean;
  tryNow: () => void;
}

/** Asks for the metadata again when the server has said to, and lets the visit in; a hidden page waits until it is seen. */
export function useEntry(retryAfterMs: number): Entry {
  const client = useClient();
  const queries = useQueryClient();
  const now = useSessionNow();
  const entered = useSession((session) => session.entered);
  const failed = useSession((session) => session.failed);
  const [refusals, setRefusals] = useState(0);
  const [isTrying, setIsTrying] = useState(false);
  const [at, setAt] = useState<number | null>(null);

  async function enter(): Promise<void> {
    setIsTrying(true);
    setAt(null);
    try {
      const metadata = await client.call('app/get-app', { query: appQuery(now()) }, { silent: true });
      queries.setQueryData(metadataKey, metadata);
      entered(metadata);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A 401 has ended the session already, and says why itself.
      if (error.failure.status !== 401) failed(connectionFailure(error.failure));
      setRefusals(refusals + 1);
      setIsTrying(false);
    }
  }
  const enterInTime = useEffectEvent(() => void enter());

  useEffect(() => {
    const waitMs = entryWaitMs(retryAfterMs, refusals, Math.random());
    setAt(waitMs === null ? null : Date.now() + waitMs);
  }, [retryAfterMs, refusals]);

  useEffect(() => {
    if (at === null) return;
    const seen = () => enterInTime();
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') seen();
      else document.addEventListener('visibilitychange', seen, { once: true });
    }, at - Date.now());
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [at]);

  return { at, isTrying, tryNow: () => void (isTrying || enter()) };
}
