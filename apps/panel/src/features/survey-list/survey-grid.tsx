import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Survey } from '@earnwall/contract/entities/survey';
import { grid } from '@earnwall/contract/first-limits';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#lib/text/text.tsx';
import { SurveyTile, type SurveyTileProps } from './survey-tile.tsx';
import { useLeaving } from './use-leaving.ts';
import './survey-grid.css';
import './tile-layouts.css';

const PHONE_COLUMNS = 2;

export interface GridShape {
  /** Most columns; narrow screens fit fewer (decision 0008). */
  columns: number;
  layout: Metadata['settings']['layout'];
  tileLayout: Metadata['settings']['tile_layout'];
}

interface Props extends GridShape, Pick<SurveyTileProps, 'showsReward' | 'marksPayout' | 'onOpen'> {
  surveys: readonly Survey[];
  /** Of them that many show; all, where it is not said. */
  count?: number | undefined;
  /** The heading that names them; else they are called surveys. */
  titleId?: string | undefined;
  /** The surveys the user has begun. */
  started: readonly string[];
}

/** The surveys in the order given (SL-03). */
export function SurveyGrid(props: Props) {
  const { surveys, count, titleId, started, showsReward, marksPayout, onOpen, ...shape } = props;
  const text = useText();
  const shown = useLeaving(surveys);
  // Of a list that grows, a screen reader says how long it is, not how much of it is there.
  const isPart = count !== undefined && count < shown.length;
  return (
    <Grid {...shape} titleId={titleId} label={titleId ? undefined : text('switch_surveys')}>
      {shown.slice(0, count).map(({ survey, isLeaving }, place) => (
        <li
          key={survey.hash}
          className={survey.onboarding && shape.columns > 1 ? 'cell cell-wide' : 'cell'}
          inert={isLeaving}
          {...(isPart && { 'aria-setsize': shown.length, 'aria-posinset': place + 1 })}
        >
          <SurveyTile
            survey={survey}
            isStarted={started.includes(survey.hash)}
            showsReward={showsReward}
            marksPayout={marksPayout}
            hasAction={shape.layout !== 'default' || shape.tileLayout !== 'current'}
            onOpen={onOpen}
          />
        </li>
      ))}
    </Grid>
  );
}

interface GridProps extends GridShape {
  label?: string | undefined;
  titleId?: string | undefined;
  children: ReactNode;
}

export function Grid({ columns, layout, tileLayout, label, titleId, children }: GridProps) {
  const gap = grid.gaps.find(({ fromColumns }) => columns >= fromColumns)?.px ?? 0;
  const style = {
    '--columns': columns,
    '--phone-columns': Math.min(columns, PHONE_COLUMNS),
    '--gap': `${gap}px`,
  } as CSSProperties;
  return (
    <ul
      className={`grid grid-${layout} tiles-${tileLayout}`}
      style={style}
      aria-label={label}
      aria-labelledby={titleId}
    >
      {children}
    </ul>
  );
}
