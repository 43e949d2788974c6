import type { Metadata } from '@earnwall/contract/entities/metadata';
import { sectionFactsOf } from '@earnwall/domain/surveys/sections';
import { type SurveySortKey, sortSurveys, surveySortModes } from '@earnwall/domain/surveys/sort';
import { type ReactNode, useMemo, useState } from 'react';
import { limitFor } from '#api/surveys.ts';
import type { GridShape } from '#features/survey-list/survey-grid.tsx';
import { SurveySection } from '#features/survey-list/survey-section.tsx';
import { SurveySections } from '#features/survey-list/survey-sections.tsx';
import { useOpenSurvey } from '#features/tasks/use-open-survey.ts';
import type { ListedSurveys } from '#lib/paint-data.ts';
import { useSession } from '#session/session-context.tsx';

interface Props {
  metadata: Metadata;
  shape: GridShape;
  sort: SurveySortKey;
  hasSections: boolean;
  answer: ListedSurveys;
  children: ReactNode;
}

/** The surveys in their order: as sections, or as one list (decision 0102). */
export function ShownSurveys({ metadata, shape, sort, hasSections, answer, children }: Props) {
  const { show_rewards: showsReward, settings, fair_pay } = metadata;
  const limit = useSession((session) => limitFor(shape.layout, session.startUp.limit));
  const current = useSession((session) => session.current_survey?.hash);
  const active = useSession((session) => session.activeSurvey);
  const tiles = {
    ...shape,
    started: [current, active].filter((hash) => hash != null),
    showsReward,
    marksPayout: settings.fs_variant,
    onOpen: useOpenSurvey(),
  };
  const surveys = useMemo(
    () => sortSurveys(answer.surveys, surveySortModes[sort]).slice(0, limit),
    [answer, sort, limit],
  );
  const facts = useMemo(
    () => answer.sections ?? sectionFactsOf(answer.surveys, showsReward, Date.now()),
    [answer, showsReward],
  );
  const [order, setOrder] = useState({ sort, isAnew: false });
  if (order.sort !== sort) setOrder({ sort, isAnew: true });
  if (hasSections) {
    return (
      <SurveySections {...tiles} columns={SECTION_COLUMNS} surveys={surveys} facts={facts} fairPay={fair_pay}>
        {children}
      </SurveySections>
    );
  }
  return (
    <>
      {children}
      {/* Another order is read from its beginning. */}
      <SurveySection key={sort} {...tiles} surveys={surveys} isAnew={order.isAnew} />
    </>
  );
}

const SECTION_COLUMNS = 4;
