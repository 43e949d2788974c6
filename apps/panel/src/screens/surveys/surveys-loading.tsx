import { PanelHeader } from '#features/header/panel-header.tsx';
import { StatsStrip } from '#features/stats/stats-strip.tsx';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { SurveyGridSkeleton } from '#features/survey-list/survey-grid-skeleton.tsx';
import { useText } from '#lib/text/text.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { useSession } from '#session/session-context.tsx';

/**
 * The list before anything but its address is known; the server sends it too when a visit shows no credentials. What
 * the address says of the grid holds already, so that nothing moves when the list arrives (decision 0006).
 */
export function SurveysLoading() {
  const text = useText();
  const shape = gridShape(
    null,
    useSession((session) => session.startUp),
  );
  return (
    <ListFrame
      top={
        <>
          <PanelHeader title={text('list_title')} />
          <StatsStrip earned={null} />
        </>
      }
    >
      <SurveyGridSkeleton {...shape} />
    </ListFrame>
  );
}
