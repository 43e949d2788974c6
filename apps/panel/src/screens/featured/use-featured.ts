import { useAreOffersOff } from '#api/metadata/metadata-facts.ts';
import { useOffers } from '#api/offers.ts';
import { useSurveys } from '#api/surveys.ts';
import { useOffersWatch } from '#features/offer-list/use-offers-watch.ts';
import { useOfferChoices } from '#session/use-offer-choices.ts';
import { type Featured, featuredOf } from './featured-of.ts';

/** One half is enough to show; where offers are off they are not asked for (OF-12). */
export function useFeatured(): {
  featured: Featured | null;
  failed: boolean;
  reload: () => void;
} {
  const platforms = useOfferChoices((choices) => choices.platforms);
  const hasOffers = !useAreOffersOff();
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
