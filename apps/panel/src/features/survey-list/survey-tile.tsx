import type { Survey } from '@earnwall/contract/entities/survey';
import { surveyMinutes } from '@earnwall/domain/surveys/minutes';
import { Icon } from '@earnwall/ui/primitives/icon';
import { Pill } from '@earnwall/ui/primitives/pill';
import { memo } from 'react';
import { Amount, Figure, Score } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { marksOf, maxPills } from './marks-of.ts';
import { isSpecialPayout, TileName, type TileNameProps } from './tile-name.tsx';

import '@earnwall/ui/tile.css';
import './survey-tile.css';
import './onboarding-tile.css';

export interface SurveyTileProps extends TileNameProps {
  onOpen: (survey: Survey) => void;
}

/**
 * A survey as one button (SL-06): the reward first, then what it asks of the user. The first survey of a new user,
 * which fills the profile, says so above.
 */
export const SurveyTile = memo(function SurveyTile(props: SurveyTileProps) {
  const { survey, isStarted, showsReward, onOpen } = props;
  const text = useText();
  const marks = marksOf(survey, text);
  const minutes = text('survey_minutes', { minutes: surveyMinutes(survey.loi) });
  return (
    <button
      type="button"
      className={`tile on-card${survey.onboarding ? ' tile-onboarding' : ''}${isStarted ? ' tile-started' : ''}`}
      onClick={() => onOpen(survey)}
    >
      <TileName {...props} />
      <span className="tile-body" aria-hidden="true">
        {survey.onboarding && (
          <span className="onboarding-words">
            <b>{text('onboarding_title')}</b>
            {text('onboarding_text')}
          </span>
        )}
        <span className="tile-reward">
          {showsReward ? (
            <Amount
              amount={survey.user_reward}
              before={survey.bonus > 0 ? survey.user_reward_without_bonus : undefined}
            />
          ) : (
            <b>{minutes}</b>
          )}
          {isSpecialPayout(props) && <Icon name="bolt" />}
          {marks.slice(maxPills).map(
            ({ words, icon }) =>
              icon && (
                <span key={icon} title={words}>
                  <Icon name={icon} />
                </span>
              ),
          )}
        </span>
        <span className="tile-facts">
          {showsReward && (
            <span className="fact">
              <Icon name="clock" />
              {minutes}
            </span>
          )}
          {survey.user_rating_ct > 0 && (
            <Rating average={survey.user_rating_avg} count={survey.user_rating_ct} />
          )}
        </span>
        <span className="tile-pills">
          {marks.slice(0, maxPills).map(({ words, tone }) => (
            <Pill key={words} tone={tone}>
              {/* A signed figure keeps its sign in front in any script. */}
              <bdi dir={tone === 'reward' ? 'ltr' : undefined}>{words}</bdi>
            </Pill>
          ))}
        </span>
        <span className="tile-action">{text(isStarted ? 'survey_continue' : 'survey_start')}</span>
      </span>
    </button>
  );
});

function Rating({ average, count }: { average: number; count: number }) {
  return (
    <span className="fact">
      <Icon name="star" />
      <Score value={average} />
      <span className="fact-count">
        (<Figure value={count} />)
      </span>
    </span>
  );
}
