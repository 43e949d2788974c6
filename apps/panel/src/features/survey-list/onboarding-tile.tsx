import { Amount } from '#lib/amount.tsx';
import { useText } from '#lib/text.tsx';
import type { SurveyTileProps } from './survey-tile.tsx';
import { TileName } from './tile-name.tsx';
import './onboarding-tile.css';

/** The first survey of a new user, which fills the profile; it stands first and twice as wide (spec §2). */
export function OnboardingTile(props: SurveyTileProps) {
  const { survey, isStarted, showsReward, onOpen } = props;
  const text = useText();
  return (
    <button type="button" className="tile tile-onboarding" onClick={() => onOpen(survey)}>
      <TileName {...props} />
      <span className="tile-body" aria-hidden="true">
        <span className="onboarding-title">{text('onboarding_title')}</span>
        <span className="onboarding-text">{text('onboarding_text')}</span>
        {showsReward && (
          <span className="tile-reward">
            <Amount amount={survey.user_reward} />
          </span>
        )}
        <span className="tile-action on-card">{text(isStarted ? 'survey_continue' : 'survey_start')}</span>
      </span>
    </button>
  );
}
