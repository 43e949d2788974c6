import type { Metadata } from '@earnwall/contract/entities/metadata';
import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { sortSurveys } from '@earnwall/domain/surveys/sort';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useSurveys } from '#api/surveys.ts';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { useOpenSurvey } from './use-open-survey.ts';
import './next-survey.css';

/** A screen-out is the moment to offer the next best survey, one tap away. `after` is the one that has just ended. */
export function NextSurvey({ after }: { after: string | null }) {
  const { metadata } = useMetadata();
  return metadata?.is_surveys_panel_enabled ? <BestOfTheRest metadata={metadata} after={after} /> : null;
}

function BestOfTheRest({ metadata, after }: { metadata: Metadata; after: string | null }) {
  const text = useText();
  const { answer, loading } = useSurveys('default');
  const open = useOpenSurvey();
  const surveys = answer?.result === 'success' ? answer.surveys : [];
  const next = sortSurveys(surveys, 'by_order').find(({ hash }) => hash !== after);
  if (loading) return <PlaceForIt />;
  if (!next) return null;
  return (
    <button type="button" className="next-survey" onClick={() => open(next)}>
      <span className="next-survey-label">{text('disqualified_next')}</span>
      <span className="next-survey-facts">
        {metadata.show_rewards && <Amount amount={next.user_reward} />}
        <span>{text('survey_minutes', { minutes: surveyMinutes(next.loi) })}</span>
      </span>
      <Icon name="next" />
    </button>
  );
}

/** As high as what will come: the button below must not move away under a finger. */
function PlaceForIt() {
  return (
    <div className="next-survey next-survey-coming" aria-hidden="true">
      <span className="next-survey-label" />
      <span className="next-survey-facts" />
    </div>
  );
}
