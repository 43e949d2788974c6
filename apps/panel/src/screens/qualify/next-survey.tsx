import type { Metadata } from '@earnwall/contract/entities/metadata';
import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { sortSurveys } from '@earnwall/domain/surveys/sort';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useMetadata } from '#api/metadata.ts';
import { useSurveys } from '#api/surveys.ts';
import { Amount } from '#lib/amount.tsx';
import { useText } from '#lib/text.tsx';
import { useOpenSurvey } from '#screens/surveys/use-open-survey.ts';
import { useSession } from '#session/session-context.tsx';

/** A screen-out is the moment to offer the next best survey, one tap away. */
export function NextSurvey() {
  const { metadata } = useMetadata();
  return metadata?.is_surveys_panel_enabled ? <BestOfTheRest metadata={metadata} /> : null;
}

function BestOfTheRest({ metadata }: { metadata: Metadata }) {
  const text = useText();
  const { answer } = useSurveys('default');
  const current = useSession((session) => session.current_survey?.hash);
  const open = useOpenSurvey(metadata);
  const surveys = answer?.result === 'success' ? answer.surveys : [];
  const next = sortSurveys(surveys, 'by_order').find(({ hash }) => hash !== current);
  if (!next) return null;
  return (
    <button type="button" className="qualify-next" onClick={() => open(next)}>
      <span className="qualify-next-label">{text('disqualified_next')}</span>
      <span className="qualify-next-facts">
        {metadata.show_rewards && <Amount amount={next.user_reward} />}
        <span>{text('survey_minutes', { minutes: surveyMinutes(next.loi) })}</span>
      </span>
      <Icon name="next" />
    </button>
  );
}
