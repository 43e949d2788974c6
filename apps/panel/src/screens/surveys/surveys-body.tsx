import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Survey } from '@earnwall/contract/entities/survey';
import { sortSurveys, surveySortModes } from '@earnwall/domain/surveys/sort';
import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { useMemo } from 'react';
import { limitFor, useSurveys } from '#api/surveys.ts';
import { type GridShape, SurveyGrid } from '#features/survey-list/survey-grid.tsx';
import { SurveyGridSkeleton } from '#features/survey-list/survey-grid-skeleton.tsx';
import { useText } from '#lib/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { ListNotice } from './list-notice.tsx';
import { useOpenSurvey } from './use-open-survey.ts';

/** The tiles, or what stands in their place: placeholders, a failure, a notice (SL-04, SL-13). */
export function SurveysBody({ metadata, shape }: { metadata: Metadata; shape: GridShape }) {
  const text = useText();
  const { answer, failed, reload } = useSurveys(shape.layout);
  if (failed) {
    return (
      <Message
        icon="cloud"
        title={text('error_connection')}
        action={<Button onClick={reload}>{text('try_again')}</Button>}
      >
        <p>{text('error_connection-text')}</p>
      </Message>
    );
  }
  if (!answer) return <SurveyGridSkeleton {...shape} />;
  if (answer.result === 'error') return <ListNotice type={answer.type} data={answer.data} />;
  if (answer.surveys.length === 0) return <ListNotice type="no_surveys" data={{}} />;
  return <SortedSurveys metadata={metadata} shape={shape} surveys={answer.surveys} />;
}

interface SortedProps {
  metadata: Metadata;
  shape: GridShape;
  surveys: readonly Survey[];
}

function SortedSurveys({ metadata, shape, surveys }: SortedProps) {
  const sort = useSession((session) => session.surveySort);
  const limit = useSession((session) => limitFor(shape.layout, session.startUp.limit));
  const started = useSession((session) => session.current_survey?.hash ?? null);
  const open = useOpenSurvey(metadata);
  const shown = useMemo(
    () => sortSurveys(surveys, surveySortModes[sort]).slice(0, limit),
    [surveys, sort, limit],
  );
  return <SurveyGrid {...shape} surveys={shown} startedHash={started} onOpen={open} />;
}
