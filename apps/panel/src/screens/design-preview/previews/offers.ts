import type { Offer } from '@earnwall/contract/entities/offer';
import { storageKeys } from '@earnwall/contract/storage-keys';
import { fails, type Preview, waits } from '#screens/design-preview/preview.ts';
import {
  arrivedOffer,
  begunOffer,
  doneOffer,
  longGoals,
  longNames,
  offers,
} from '#screens/design-preview/samples/offers.ts';

const path = '/offers';
const mine = { [storageKeys.sortOffers]: 'my_offers' };
const nothing = () => ({ result: 'success' as const, offers: [], my_offer: [] });
const noOffers = { 'offers/get-offers': nothing };

const details = (name: string, title: string, changes: Partial<Offer>): Preview => ({
  ...{ name: `offer-${name}`, title: `Offer: ${title}`, path: '/offer?offer_id=dragon-isles' },
  answers: { 'offers/get-offers-id': () => ({ data: { ...begunOffer, ...changes } }) },
});

/** Read a second time, as it is without a socket, the next milestone is paid. */
function arrivingOffer() {
  let readings = 0;
  return () => {
    readings += 1;
    return { data: readings === 1 ? begunOffer : arrivedOffer };
  };
}

/** Offers, one offer, and what is featured (OF-01, OF-05, OF-08). */
export const offersPreviews: readonly Preview[] = [
  { name: 'offers-loading', title: 'Offers load', path, answers: { 'offers/get-offers': waits } },
  { name: 'offers', title: 'Offers', path },
  {
    name: 'offers-wallet',
    title: 'Offers with a wallet',
    path,
    metadata: { offers_settings: { show_wallet: true, is_enabled: true } },
  },
  { name: 'offers-mine', title: 'My offers', path, stored: mine },
  { name: 'offers-mine-empty', title: 'My offers: none yet', path, stored: mine, answers: noOffers },
  { name: 'offers-empty', title: 'No offers', path, answers: noOffers },
  { name: 'offers-failed', title: 'Offers did not load', path, answers: { 'offers/get-offers': fails() } },
  { name: 'offers-devices', title: 'Which devices?', path, stored: { [storageKeys.offersPlatforms]: '' } },
  { name: 'offers-details', title: 'Details over the list', path, acts: [{ press: 'button.offer' }] },

  {
    name: 'offer-loading',
    title: 'Offer: loading',
    path: '/offer?offer_id=dragon-isles',
    answers: { 'offers/get-offers-id': waits },
  },
  details('new', 'not begun', { ...offers[0] }),
  details('bonus', 'with a bonus', { ...offers[1] }),
  details('begun', 'in progress', {}),
  {
    ...details('goals', 'long goals', {
      ...longNames,
      rewards: longGoals,
      reward: 11_021_343,
      reward_without_bonus: 7_347_562,
      bonus: 50,
      collected_points: 10_122_456,
    }),
    metadata: { currency_name: 'Sternenstaubtaler' },
  },
  details('completed', 'completed', doneOffer),
  details('ended', 'ended', { status: 4 }),
  {
    ...details('scan', 'to be opened on a phone', { ...offers[0] }),
    acts: [{ press: '.offer-footer button' }],
  },
  {
    ...details('live', 'opened on a phone', {}),
    acts: [{ press: '.offer-footer button' }],
  },
  {
    ...details('live-arrived', 'a milestone arrives', {}),
    answers: { 'offers/get-offers-id': arrivingOffer() },
    acts: [{ press: '.offer-footer button' }],
  },
  {
    name: 'offer-failed',
    title: 'Offer: not loaded',
    path: '/offer?offer_id=dragon-isles',
    answers: { 'offers/get-offers-id': fails() },
  },

  {
    name: 'featured-loading',
    title: 'Featured: loading',
    path: '/featured',
    answers: { 'offers/get-offers': waits },
  },
  { name: 'featured', title: 'Featured', path: '/featured' },
  {
    ...{ name: 'featured-empty', title: 'Featured: nothing', path: '/featured' },
    answers: { ...noOffers, 'surveys/get-surveys': () => ({ result: 'success', surveys: [] }) },
  },
  {
    ...{ name: 'featured-failed', title: 'Featured: not loaded', path: '/featured' },
    answers: { 'offers/get-offers': fails(), 'surveys/get-surveys': fails() },
  },
];
