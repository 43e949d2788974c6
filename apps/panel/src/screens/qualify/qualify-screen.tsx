import { useOnMount } from '#lib/hooks/use-on-mount.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { Disqualified } from '#parts/survey-entry/disqualified.tsx';
import { useSession } from '#session/session-context.tsx';
import { Qualified } from './qualified.tsx';

/** How a qualification ended (QF-01). */
export function QualifyScreen() {
  const qualified = useSession((session) => session.qualified);
  const disqualified = useSession((session) => session.disqualified);
  if (qualified) return <Qualified />;
  return disqualified ? <Disqualified /> : <NoOutcome />;
}

/** After a reload the server is asked once more how the chosen survey stands; where none is chosen, the tasks show. */
function NoOutcome() {
  const go = useGo();
  const isChosen = useSession((session) => session.current_survey !== null);
  useOnMount(() => go(isChosen ? '/questions' : '/', { replace: true }));
  return null;
}
