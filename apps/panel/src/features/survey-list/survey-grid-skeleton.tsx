import { grid } from '@earnwall/contract/first-limits';
import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import { Grid, type GridShape } from './survey-grid.tsx';
import '@earnwall/ui/tile.css';
import './survey-tile.css';
import './survey-sections.css';

const placeholders = Array.from({ length: grid.skeletonTiles }, (_, place) => place);

interface Props extends GridShape {
  hasSections?: boolean;
}

/** 24 placeholders with the geometry of a tile while the list loads (SL-04), the first of them large above sections. */
export function SurveyGridSkeleton({ hasSections, ...shape }: Props) {
  const text = useText();
  const areas = hasSections ? [0, 1, 5, 9, 13] : [0];
  return (
    <SkeletonArea label={text('loading_surveys')}>
      <div className={hasSections ? 'sections' : ''}>
        {areas.map((from, area) => (
          <Grid key={from} {...shape}>
            {placeholders.slice(from, areas[area + 1]).map((place) => (
              <li key={place} className="cell">
                <div className="tile on-card tile-skeleton">
                  <div className="tile-body">
                    <Skeleton className="topic-icon" />
                    <Skeleton className="tile-reward" />
                    <Skeleton className="tile-facts" />
                  </div>
                </div>
              </li>
            ))}
          </Grid>
        ))}
      </div>
    </SkeletonArea>
  );
}
