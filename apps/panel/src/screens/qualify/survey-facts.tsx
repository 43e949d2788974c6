import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useShowsReward } from '#api/metadata/use-shows-reward.ts';
import { Amount } from '#lib/money/amount.tsx';
import { SurveyOdds } from '#lib/odds/survey-odds.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';

/** What the survey pays and asks, and with which odds: the last words before somebody goes in (QF-01, OD-02). */
export function SurveyFacts() {
  const text = useText();
  const showsReward = useShowsReward();
  const survey = useSession((session) => session.surveyFacts);
  const minutes = surveyMinutes(survey?.loi);
  return (
    <div className="qualify-facts">
      <p className="qualify-main">
        {survey && showsReward && (
          <span className="qualify-reward">
            <Amount
              amount={survey.user_reward}
              before={survey.bonus > 0 ? survey.user_reward_without_bonus : undefined}
            />
          </span>
        )}
        <span className="qualify-time">
          <Icon name="clock" />
          {text('qualify_minutes', { minutes })}
        </span>
      </p>
      {survey && (
        <SurveyOdds survey={survey} awayPay={survey.turn_away} showsReward={showsReward}>
          <p>
            <Icon name="clock" />
            {text('qualify_times', {
              finish: surveyMinutes(survey.finish_seconds),
              out: surveyMinutes(survey.out_seconds),
            })}
          </p>
        </SurveyOdds>
      )}
    </div>
  );
}
