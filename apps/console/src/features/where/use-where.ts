import { useLocation, useSearch } from 'wouter';
import { useMe } from '#api/use-me.ts';
import { type Where, whereOf } from './where.ts';

interface KnownWhere extends Where {
  /** The app's name, where the asker may see it. */
  appName: string | null;
  /** The app is not live yet: all it has is Test. */
  isAppInTest: boolean;
}

export function useWhere(): KnownWhere {
  const [path] = useLocation();
  const { app, isTest } = whereOf(path, useSearch());
  const known = useMe().apps.find(({ id }) => id === app);
  const isAppInTest = known?.test_mode ?? false;
  return { app, isTest: isTest || isAppInTest, appName: known?.name ?? null, isAppInTest };
}
