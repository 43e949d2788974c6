import { NotReady } from '#screens/not-ready/not-ready.tsx';

export function ActivitiesHistoryScreen() {
  return <NotReady />;
}
