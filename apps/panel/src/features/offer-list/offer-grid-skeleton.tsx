import { Skeleton, SkeletonArea } from '@earnwall/ui/primitives/skeleton';
import { useText } from '#lib/text/text.tsx';
import '@earnwall/ui/tile.css';
import './offer-tile.css';
import './offer-grid.css';
import './offer-grid-skeleton.css';

const places = Array.from({ length: 12 }, (_, place) => place);

/** The shape of the offers that are on their way. */
export function OfferGridSkeleton() {
  const text = useText();
  return (
    <SkeletonArea label={text('offers_loading')}>
      <ul className="offer-grid">
        {places.map((place) => (
          <li key={place} className="offer tile on-card">
            <div className="offer-body">
              <Skeleton className="offer-icon" />
              <div className="offer-words">
                <div className="offer-row">
                  <Skeleton className="offer-title-skeleton" />
                  <Skeleton className="offer-end-skeleton" />
                </div>
                <Skeleton className="offer-facts-skeleton" />
                <div className="offer-facts" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </SkeletonArea>
  );
}
