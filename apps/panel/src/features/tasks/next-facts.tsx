import type { Survey } from '@earnwall/contract/entities/survey';
import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { Amount } from '#lib/money/amount.tsx';
import { TileOdds } from '#lib/odds/tile-odds.tsx';
import { useText } from '#lib/text/text.tsx';
import { TopicIcon } from '#lib/topics/topic-icon.tsx';

interface Props {
  survey: Survey;
  showsReward: boolean;
  /** Its odds stand in a line of their own. */
  hasOdds?: boolean;
}

/** Topic, minutes and reward of a survey. Without a topic there is no icon, and the reward stands in its place. */
export function NextFacts({ survey, showsReward, hasOdds }: Props) {
  const text = useText();
  const name = useName(survey);
  const minutes = text('survey_minutes', { minutes: surveyMinutes(survey.loi) });
  const reward = showsReward && (
    <span className="next-reward">
      <Amount amount={survey.user_reward} />
    </span>
  );
  return (
    <>
      {survey.topic && <TopicIcon topic={survey.topic} />}
      <span className="next-words">
        {name ? <b className="next-name">{name}</b> : reward}
        <span className={name || reward ? 'next-minutes' : 'next-name'}>{minutes}</span>
        {hasOdds && !survey.onboarding && <TileOdds odds={survey.odds} />}
      </span>
      {name && reward}
    </>
  );
}

function useName({ topic, onboarding }: Survey): string | null {
  const text = useText();
  if (onboarding) return text('onboarding_title');
  return topic && text(`topic_${topic}`);
}
