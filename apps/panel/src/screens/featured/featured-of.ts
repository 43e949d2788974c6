import type { AnswerOf } from '@earnwall/contract/call-types';
import type { Offer } from '@earnwall/contract/entities/offer';
import type { Survey } from '@earnwall/contract/entities/survey';
import { isFeaturedMine } from '@earnwall/domain/offers/shown-status';

export interface Featured {
  offers: readonly Offer[];
  mine: readonly Offer[];
  surveys: readonly Survey[];
}

/** What the featured screen keeps of both lists (spec §7 GET /offers): of the user's own offers those under way or over. */
export function featuredOf(
  offers: AnswerOf<'offers/get-offers'> | null,
  surveys: AnswerOf<'surveys/get-surveys'> | null,
): Featured {
  const mine =
    offers?.result === 'success' ? offers.my_offer.filter(({ status }) => isFeaturedMine(status)) : [];
  const isMine = new Set(mine.map(({ id }) => id));
  return {
    mine,
    offers: offers?.result === 'success' ? offers.offers.filter(({ id }) => !isMine.has(id)) : [],
    surveys: surveys?.result === 'success' ? surveys.surveys.filter(({ feature }) => feature) : [],
  };
}
