import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Survey } from '@earnwall/contract/entities/survey';
import {
  readSurveySortKey,
  sortSurveys,
  surveySortKeysFor,
  surveySortModes,
} from '@earnwall/domain/surveys/sort';
import { Suspense, useMemo } from 'react';
import { limitFor, type SurveysState } from '#api/surveys.ts';
import { type GridShape, SurveyGrid } from '#features/survey-list/survey-grid.tsx';
import { SurveyGridSkeleton } from '#features/survey-list/survey-grid-skeleton.tsx';
import { useOpenSurvey } from '#features/tasks/use-open-survey.ts';
import { listFailure, listNotice } from '#parts/lists/lazy-states.tsx';
import { useSession } from '#session/session-context.tsx';
import type { noticeOf } from './notice-of.ts';

interface Props {
  metadata: Metadata;
  shape: GridShape;
  surveys: SurveysState;
  notice: ReturnType<typeof noticeOf>;
}

/** The tiles, or what stands in their place: placeholders, a failure, a notice (SL-04, SL-13). */
export function SurveysBody({ metadata, shape, surveys: { answer, failed, reload }, notice }: Props) {
  const placeholders = <SurveyGridSkeleton {...shape} />;
  if (answer?.result === 'success' && !notice) {
    return <SortedSurveys metadata={metadata} shape={shape} surveys={answer.surveys} />;
  }
  if (!notice && !failed) return placeholders;
  const ListNotice = listNotice.Part;
  const ListFailure = listFailure.Part;
  return (
    <Suspense fallback={placeholders}>
      {notice ? <ListNotice {...notice} /> : <ListFailure onRetry={reload} />}
    </Suspense>
  );
}

interface SortedProps {
  metadata: Metadata;
  shape: GridShape;
  surveys: readonly Survey[];
}

function SortedSurveys({ metadata, shape, surveys }: SortedProps) {
  const stored = useSession((session) => session.surveySort);
  const sort = readSurveySortKey(stored, surveySortKeysFor(metadata));
  const limit = useSession((session) => limitFor(shape.layout, session.startUp.limit));
  const current = useSession((session) => session.current_survey?.hash);
  const active = useSession((session) => session.activeSurvey);
  const open = useOpenSurvey();
  const shown = useMemo(
    () => sortSurveys(surveys, surveySortModes[sort]).slice(0, limit),
    [surveys, sort, limit],
  );
  return (
    <SurveyGrid
      {...shape}
      surveys={shown}
      started={[current, active].filter((hash) => hash != null)}
      showsReward={metadata.show_rewards}
      marksPayout={metadata.settings.fs_variant}
      onOpen={open}
    />
  );
}
