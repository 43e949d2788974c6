import type { Metadata } from '@earnwall/contract/entities/metadata';
import { readSurveySortKey, surveySortKeysFor } from '@earnwall/domain/surveys/sort';
import { type ReactNode, Suspense } from 'react';
import type { SurveysState } from '#api/surveys.ts';
import { SurveyGridSkeleton } from '#features/survey-list/survey-grid-skeleton.tsx';
import type { gridShape } from '#parts/lists/grid-shape.ts';
import { listFailure, listNotice } from '#parts/lists/lazy-states.tsx';
import { useSession } from '#session/session-context.tsx';
import type { noticeOf } from './notice-of.ts';
import { ShownSurveys } from './shown-surveys.tsx';

interface Props {
  metadata: Metadata;
  shape: ReturnType<typeof gridShape>;
  surveys: SurveysState;
  notice: ReturnType<typeof noticeOf>;
  /** The line that leads to Recent activity: below the best survey, else above the list. */
  children: ReactNode;
}

/** The tiles, or what stands in their place: placeholders, a failure, a notice (SL-04, SL-13). */
export function SurveysBody({ metadata, shape, surveys, notice, children }: Props) {
  const { answer, failed, reload } = surveys;
  const stored = useSession((session) => session.surveySort);
  const sort = readSurveySortKey(stored, surveySortKeysFor(metadata));
  // Who chooses a sort wants one list in that order.
  const hasSections = shape.hasSections && sort === 'by_order';
  const placeholders = <SurveyGridSkeleton {...shape} hasSections={hasSections} />;
  if (answer?.result === 'success' && !notice) {
    const shown = { metadata, shape, sort, hasSections, answer };
    return <ShownSurveys {...shown}>{children}</ShownSurveys>;
  }
  const ListNotice = listNotice.Part;
  const ListFailure = listFailure.Part;
  return (
    <>
      {!notice && !failed ? (
        placeholders
      ) : (
        <Suspense fallback={placeholders}>
          {notice ? <ListNotice {...notice} /> : <ListFailure onRetry={reload} />}
        </Suspense>
      )}
      {children}
    </>
  );
}
