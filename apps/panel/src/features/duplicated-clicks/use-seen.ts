import { storageKeys } from '@earnwall/contract/storage-keys';
import { useEffect, useState } from 'react';
import { useSession } from '#session/session-context.tsx';

const key = storageKeys.duplicatedClicksSeen;

/** The last moment the user has read of, in this tab or in another one. */
export function useSeen(): [string | null, (at: string) => void] {
  const storage = useSession((session) => session.storage);
  const [seen, setSeen] = useState(() => storage.get(key));
  useEffect(() => {
    const readElsewhere = (change: StorageEvent) => {
      if (change.key === key) setSeen(change.newValue);
    };
    window.addEventListener('storage', readElsewhere);
    return () => window.removeEventListener('storage', readElsewhere);
  }, []);
  const remember = (at: string) => {
    storage.set(key, at);
    setSeen(at);
  };
  return [seen, remember];
}
