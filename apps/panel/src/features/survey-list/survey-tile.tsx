import type { Survey } from '@earnwall/contract/entities/survey';
import { memo } from 'react';
import { slotted } from '#lib/slotted.tsx';
import { useText } from '#lib/text/text.tsx';
import { SurveyFace } from './survey-face.tsx';
import { TileName, type TileNameProps } from './tile-name.tsx';
import './onboarding-tile.css';

export interface SurveyTileProps extends TileNameProps {
  /** The layouts of the specification have a Start in each tile; in ours the tile is the button. */
  hasAction?: boolean;
  onOpen: (survey: Survey) => void;
}

/** A survey as one button (SL-06). */
function Tile({ hasAction, onOpen, ...props }: SurveyTileProps) {
  const { survey, isStarted } = props;
  const text = useText();
  return (
    <button
      type="button"
      className={`tile on-card${survey.onboarding ? ' tile-onboarding' : ''}${isStarted ? ' tile-started' : ''}`}
      onClick={() => onOpen(survey)}
    >
      <TileName {...props} />
      <SurveyFace {...props}>
        {(hasAction || isStarted) && (
          <span className="tile-action">{text(isStarted ? 'survey_continue' : 'survey_start')}</span>
        )}
      </SurveyFace>
    </button>
  );
}

export const SurveyTile = memo(slotted('tile', Tile));
