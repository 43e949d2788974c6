import { EnterByLink } from '#parts/survey-entry/enter-by-link.tsx';
import { useSession } from '#session/session-context.tsx';

/** The way in by a single-survey link; without its subid values it leads nowhere (SS-01). */
export function SingleSurveyScreen() {
  const link = useSession((session) => session.startUp.singleSurveyLink);
  const isMarked = useSession((session) => session.startUp.subId !== null);
  return <EnterByLink hash={isMarked ? link : null} />;
}
