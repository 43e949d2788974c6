import { SurveyGridSkeleton } from '#features/survey-list/survey-grid-skeleton.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { useSession } from '#session/session-context.tsx';
import { ListLoading } from './list-loading.tsx';

/**
 * The list before anything but its address is known; the server sends it too when a visit shows no credentials. What
 * the address says of the grid holds already, so that nothing moves when the list arrives (decision 0006).
 */
export function SurveysLoading() {
  const shape = gridShape(
    null,
    useSession((session) => session.startUp),
  );
  return (
    <ListLoading>
      <SurveyGridSkeleton {...shape} />
    </ListLoading>
  );
}
