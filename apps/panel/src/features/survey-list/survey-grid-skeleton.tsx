import { grid } from '@earnwall/contract/first-limits';
import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import { Grid, type GridShape } from './survey-grid.tsx';
import '@earnwall/ui/tile.css';
import './survey-tile.css';

const placeholders = Array.from({ length: grid.skeletonTiles }, (_, place) => place);

/** 24 placeholders with the geometry of a tile while the list loads (SL-04). */
export function SurveyGridSkeleton(shape: GridShape) {
  const text = useText();
  return (
    <SkeletonArea label={text('loading_surveys')}>
      <Grid {...shape}>
        {placeholders.map((place) => (
          <li key={place} className="cell">
            <div className="tile on-card tile-skeleton">
              <div className="tile-body">
                <Skeleton className="tile-reward" />
                <Skeleton className="tile-facts" />
                <Skeleton className="tile-pills" />
                <Skeleton className="tile-action" />
              </div>
            </div>
          </li>
        ))}
      </Grid>
    </SkeletonArea>
  );
}
