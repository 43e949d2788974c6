import { PanelHeader } from '#features/header/panel-header.tsx';
import { StatsStrip } from '#features/stats/stats-strip.tsx';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { SurveyGridSkeleton } from '#features/survey-list/survey-grid-skeleton.tsx';
import { useText } from '#lib/text.tsx';
import { gridShape } from './grid-shape.ts';

/** The list before anything is known; the server sends it too when a visit shows no credentials. */
export function SurveysLoading() {
  const text = useText();
  const shape = gridShape(null, { layout: null, columns: null });
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
