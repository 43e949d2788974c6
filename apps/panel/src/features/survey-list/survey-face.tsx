import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { ListIcon } from '@earnwall/ui/primitives/list-icon';
import { Pill } from '@earnwall/ui/primitives/pill';
import type { ReactNode } from 'react';
import { Amount, Figure, Score } from '#lib/money/amount.tsx';
import { useAmountParts } from '#lib/money/money-display.tsx';
import { TileOdds } from '#lib/odds/tile-odds.tsx';
import { useText } from '#lib/text/text.tsx';
import { TopicIcon } from '#lib/topics/topic-icon.tsx';
import { marksOf, maxPills } from './marks-of.ts';
import { isSpecialPayout, type TileNameProps } from './tile-name.tsx';
import '#lib/drawings/drawings.css';
import '@earnwall/ui/tile.css';
import './survey-tile.css';

interface Props extends TileNameProps {
  /** Its odds are said elsewhere. */
  isWithoutOdds?: boolean;
  children?: ReactNode;
}

/**
 * All that is seen of a survey, in a tile or as the best one (SL-06): what it is about, the reward, what it asks of the
 * user. The first survey of a new user, which fills the profile, says so above.
 */
export function SurveyFace({ isWithoutOdds, children, ...props }: Props) {
  const { survey, showsReward } = props;
  const { topic, bonus, user_reward, user_rating_ct } = survey;
  const text = useText();
  const amountParts = useAmountParts();
  const marks = marksOf(survey, text);
  const minutes = text('survey_minutes', { minutes: surveyMinutes(survey.loi) });
  return (
    <span className="tile-body" aria-hidden="true">
      {survey.onboarding && (
        <span className="onboarding-words">
          <b>{text('onboarding_title')}</b>
          {text('onboarding_text')}
        </span>
      )}
      {topic && (
        <span className="tile-topic">
          <TopicIcon topic={topic} />
          <span>{text(`topic_${topic}`)}</span>
        </span>
      )}
      <span className="tile-reward">
        {showsReward ? <Amount amount={user_reward} /> : <b>{minutes}</b>}
        {isSpecialPayout(props) && <ListIcon name="bolt" />}
        {marks.slice(maxPills).map(
          ({ words, icon }) =>
            icon && (
              <span key={icon} title={words}>
                <ListIcon name={icon} />
              </span>
            ),
        )}
      </span>
      <span className="tile-facts">
        {showsReward && <span className="fact fact-time">{minutes}</span>}
        {user_rating_ct > 0 && (
          <span className="fact fact-rating">
            <Score value={survey.user_rating_avg} />
            <span>
              (<Figure value={user_rating_ct} />)
            </span>
          </span>
        )}
        {bonus > 0 && (
          <span className="tile-bonus">
            {showsReward && (
              <s suppressHydrationWarning>{amountParts(survey.user_reward_without_bonus).number}</s>
            )}
            {/* A signed figure keeps its sign in front in any script. */}
            <bdi dir="ltr">{text('bonus_percent', { percent: bonus })}</bdi>
          </span>
        )}
        {!survey.onboarding && !isWithoutOdds && <TileOdds odds={survey.odds} />}
      </span>
      {marks.length > 0 && (
        <span className="tile-pills">
          {marks.slice(0, maxPills).map(({ words, tone }) => (
            <Pill key={words} tone={tone}>
              <bdi>{words}</bdi>
            </Pill>
          ))}
        </span>
      )}
      {children}
    </span>
  );
}
