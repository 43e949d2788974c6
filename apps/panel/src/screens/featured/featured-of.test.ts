import { describe, expect, it } from 'vitest';
import { sampleOffer } from '#samples/sample-offer.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { featuredOf } from './featured-of.ts';

const offersOf = (...statuses: number[]) =>
  statuses.map((status) => sampleOffer({ id: `offer ${status}`, status }));

describe('featuredOf', () => {
  it('OF-08 of my offers keeps only status 0, 1, 3 and 4', () => {
    const my_offer = offersOf(-1, 0, 1, 2, 3, 4);
    const { mine } = featuredOf({ result: 'success', offers: [], my_offer }, null);
    expect(mine.map(({ status }) => status)).toEqual([0, 1, 3, 4]);
  });

  it('OF-08 an offer stands once, and of the surveys only featured ones do', () => {
    const [begun, other] = [sampleOffer({ id: 'begun', status: 1 }), sampleOffer({ id: 'other' })];
    const surveys = [sampleSurvey({ order: 1 }), sampleSurvey({ order: 2, feature: true })];
    const featured = featuredOf(
      { result: 'success', offers: [begun, other], my_offer: [begun] },
      { result: 'success', surveys },
    );
    expect(featured).toEqual({ mine: [begun], offers: [other], surveys: surveys.slice(1), notice: null });
  });

  const nothing = { mine: [], offers: [], surveys: [] };
  const refused = (type: 'maintenance' | 'banned' | 'no_surveys') =>
    ({ result: 'error', type, data: {} }) as const;
  const noOffers = { result: 'success' as const, offers: [], my_offer: [] };

  it('nothing in place of a list features nothing', () => {
    expect(featuredOf(null, null)).toEqual({ ...nothing, notice: null });
  });

  it('NO-01 a notice in place of a list says why nothing is featured, in the words of that list', () => {
    const maintenance = refused('maintenance');
    expect(featuredOf(maintenance, maintenance)).toEqual({
      ...nothing,
      notice: { ...maintenance, place: 'surveys' },
    });
    const banned = refused('banned');
    expect(featuredOf(banned, refused('no_surveys')).notice).toEqual({ ...banned, place: 'offers' });
    expect(featuredOf(noOffers, banned).notice).toEqual({ ...banned, place: 'surveys' });
    expect(featuredOf(noOffers, refused('no_surveys')).notice).toBeNull();
  });
});
