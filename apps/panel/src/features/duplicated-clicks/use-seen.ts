import { storageKeys } from '@earnwall/contract/storage-keys';
import { useEffect, useState } from 'react';
import { openStorage } from '#lib/storage.ts';

const key = storageKeys.duplicatedClicksSeen;
const storage = openStorage();

/** The last moment the user has read of, in this tab or in another one. */
export function useSeen(): [string | null, (at: string) => void] {
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
