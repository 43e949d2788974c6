import { useEffect } from 'react';
import { useGo } from '#lib/navigation.tsx';
import { useSession } from '#session/session-context.tsx';
import { Disqualified } from './disqualified.tsx';
import { Qualified } from './qualified.tsx';

/** How a qualification ended (spec §2 "Qualify view"). */
export function QualifyScreen() {
  const qualified = useSession((session) => session.qualified);
  const disqualified = useSession((session) => session.disqualified);
  if (qualified) return <Qualified />;
  return disqualified ? <Disqualified /> : <BackToTasks />;
}

/** There is no outcome to show, as after a reload. */
function BackToTasks() {
  const go = useGo();
  useEffect(() => go('/', { replace: true }), [go]);
  return null;
}
