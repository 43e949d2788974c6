import type { AnswerOf } from '@earnwall/contract/call-types';
import type { Offer } from '@earnwall/contract/entities/offer';
import type { Survey } from '@earnwall/contract/entities/survey';
import { isFeaturedMine } from '@earnwall/domain/offers/shown-status';
import type { ListNoticeProps } from '#parts/lists/list-notice.tsx';

type OffersAnswer = AnswerOf<'offers/get-offers'> | null;
type SurveysAnswer = AnswerOf<'surveys/get-surveys'> | null;

export interface Featured {
  offers: readonly Offer[];
  mine: readonly Offer[];
  surveys: readonly Survey[];
  /** Why nothing may be featured, where a list was kept back (NO-01). */
  notice: ListNoticeProps | null;
}

/** What the featured screen keeps of both lists (OF-08): of the user's own offers those under way or over. */
export function featuredOf(offers: OffersAnswer, surveys: SurveysAnswer): Featured {
  const mine =
    offers?.result === 'success' ? offers.my_offer.filter(({ status }) => isFeaturedMine(status)) : [];
  const isMine = new Set(mine.map(({ id }) => id));
  return {
    mine,
    offers: offers?.result === 'success' ? offers.offers.filter(({ id }) => !isMine.has(id)) : [],
    surveys: surveys?.result === 'success' ? surveys.surveys.filter(({ feature }) => feature) : [],
    notice: noticeIn(offers, surveys),
  };
}

/** Without surveys at all, none is featured: that needs no notice. */
function noticeIn(offers: OffersAnswer, surveys: SurveysAnswer): ListNoticeProps | null {
  if (surveys?.result === 'error' && surveys.type !== 'no_surveys') return { ...surveys, place: 'surveys' };
  return offers?.result === 'error' ? { ...offers, place: 'offers' } : null;
}
