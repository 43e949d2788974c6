import type { Metadata } from '@earnwall/contract/entities/metadata';
import { Button } from '@earnwall/ui/primitives/button';
import { awayPayOf } from '#lib/odds/away-pay.ts';
import { SurveyOdds } from '#lib/odds/survey-odds.tsx';
import { useText } from '#lib/text/text.tsx';
import { SurveyFace } from './survey-face.tsx';
import type { SurveyTileProps } from './survey-tile.tsx';
import { TileName } from './tile-name.tsx';
import './best-survey.css';

interface Props extends SurveyTileProps {
  fairPay: Metadata['fair_pay'];
}

/** The first survey of the list, large, with all that is known of its odds and the one solid button of the screen. */
export function BestSurvey({ isStarted, onOpen, fairPay, ...props }: Props) {
  const text = useText();
  const { survey, showsReward } = props;
  return (
    <div className="tile best on-card">
      <SurveyFace {...props} isStarted={isStarted} isWithoutOdds />
      {!survey.onboarding && (
        <SurveyOdds survey={survey} awayPay={awayPayOf(survey, fairPay)} showsReward={showsReward} />
      )}
      <Button wide onClick={() => onOpen(survey)}>
        {text(isStarted ? 'survey_continue' : 'survey_start')} <TileName {...props} isStarted={false} />
      </Button>
    </div>
  );
}
