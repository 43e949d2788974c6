import type { Metadata } from '@earnwall/contract/entities/metadata';
import { useOffers } from '#api/offers.ts';
import { useSurveys } from '#api/surveys.ts';
import { useOffersWatch } from '#features/offer-list/use-offers-watch.ts';
import { areOffersOn } from '#session/offers.ts';
import { useSession } from '#session/session-context.tsx';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { type Featured, featuredOf } from './featured-of.ts';

/** One half is enough to show; where offers are off they are not asked for (OF-12). */
export function useFeatured(metadata: Metadata): {
  featured: Featured | null;
  failed: boolean;
  reload: () => void;
} {
  const startUp = useSession((session) => session.startUp);
  const platforms = useOfferChoices((choices) => choices.platforms);
  const hasOffers = areOffersOn(metadata, startUp);
  const offers = useOffers({ platforms, list: 'featured', enabled: hasOffers });
  const surveys = useSurveys('default');
  useOffersWatch();

  const isAnswered = (!hasOffers || offers.answer || offers.failed) && (surveys.answer || surveys.failed);
  const hasFailed = surveys.failed && (!hasOffers || offers.failed);
  return {
    featured: isAnswered && !hasFailed ? featuredOf(offers.answer, surveys.answer) : null,
    failed: hasFailed,
    reload() {
      if (hasOffers) offers.reload();
      surveys.reload();
    },
  };
}
