import type { ConsolePreferences } from '@earnwall/contract/entities/console-preferences';
import { callConsole } from '#api/client.ts';
import { useMe, useSetMe } from '#api/use-me.ts';

/** One after the other, so that the last change is the one that stays. */
let stored: Promise<unknown> = Promise.resolve();

/** Preferences show at once and are stored meanwhile; what could not be stored holds until the page is left. */
export function usePreferences() {
  const { preferences } = useMe();
  const setMe = useSetMe();
  const change = (patch: Partial<ConsolePreferences>) => {
    const body = { ...preferences, ...patch };
    setMe((me) => ({ ...me, preferences: body }));
    stored = stored.then(() => callConsole('console/me/put-me-preferences', { body })).catch(() => {});
  };
  return { preferences, change };
}
