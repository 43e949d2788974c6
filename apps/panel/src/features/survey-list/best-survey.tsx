import { Button } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';
import { SurveyFace } from './survey-face.tsx';
import type { SurveyTileProps } from './survey-tile.tsx';
import { TileName } from './tile-name.tsx';
import './best-survey.css';

/** The first survey of the list, large, with the one solid button of the screen. */
export function BestSurvey({ isStarted, onOpen, ...props }: SurveyTileProps) {
  const text = useText();
  return (
    <div className="tile best on-card">
      <SurveyFace {...props} isStarted={isStarted} />
      <Button wide onClick={() => onOpen(props.survey)}>
        {text(isStarted ? 'survey_continue' : 'survey_start')} <TileName {...props} isStarted={false} />
      </Button>
    </div>
  );
}
