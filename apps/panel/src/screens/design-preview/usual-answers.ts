import { sampleProfileQuestion } from '#samples/sample-profile.ts';
import type { Answers } from './preview.ts';
import { pastOffers, pastSurveys, timeline } from './samples/history.ts';
import { notifications } from './samples/notifications.ts';
import { oddsReport } from './samples/odds-report.ts';
import { begunOffer, myOffers, offers, pendingPoints } from './samples/offers.ts';
import { emptyProfile, ownProfile } from './samples/own-profile.ts';
import { asks, citiesLike, profile, qualified, questions } from './samples/questions.ts';
import { chosenResult } from './samples/results.ts';
import { surveys } from './samples/surveys.ts';
import { attachedToAppeal, thread, tickets } from './samples/tickets.ts';

const done = () => ({ result: true as const });

/** What the server says where a preview does not say it differently; a whole visit can be walked through with it. */
export const usualAnswers: Answers = {
  'surveys/get-surveys': () => ({ result: 'success', surveys: [...surveys] }),
  'offers/get-offers': () => ({ result: 'success', offers: [...offers], my_offer: [...myOffers] }),
  'offers/get-offers-id': ({ params }) => ({ data: offerOf(params.id) }),
  'offers/get-offers-pending-points': () => pendingPoints,
  'offers/get-offers-pending-points-total': () => ({
    data: { pending_points: pendingPoints.reduce((sum, { points }) => sum + points, 0) },
  }),
  'activities/get-activities': ({ params }) => [...(params.tab === 'offers' ? pastOffers : pastSurveys)],
  'activities/get-activity-timeline': () => timeline,

  'qualification/post-qualification': () => asks(questions.single),
  'qualification/post-answers': () => qualified(),
  'qualification/get-question-answers': ({ query }) => citiesLike(query.q),
  'results/get-results': () => chosenResult(),
  'results/post-ratings': ({ body }) => ({ result: true, rating: body.rating }),

  'support/get-support-appeal': () => ({ attached: attachedToAppeal }),
  'support/get-support-tickets': () => ({ readable: true, mailed: true, tickets: [] }),
  'support/get-support-ticket': ({ params }) => ({ ...thread, id: params.id }),
  'support/post-support-ticket': done,
  'support/post-support-ticket-reply': () => thread,
  'experiments/get-experiments': () => oddsReport,
  'feedback/get-feedback-options': () => [
    { id: 'dont_like_survey', text: 'I did not like the survey' },
    { id: 'asked_for_personal_info', text: 'It asked for personal information' },
    { id: 'broken_survey', text: 'It was broken' },
    { id: 'other', text: 'Something else' },
  ],
  'feedback/post-feedback': done,
  'feedback/post-feedback-dismiss': done,
  'verification/post-verification-sms': () => ({ result: true, resend_after: 60 }),
  'verification/post-verification-sms-verify': done,
  'profile/get-profiling-review': () => profile,
  'profile/get-profiling-review-question': ({ params }) => sampleProfileQuestion({ id: params.question }),
  'profile/put-profiling-review': () => profile,
  'profile/post-profiling-review-done': done,
  'profile/get-profile': () => ownProfile,
  'profile/get-profile-question': ({ params }) => sampleProfileQuestion({ id: params.question }),
  'profile/put-profile-question': () => ownProfile,
  'profile/delete-profile-question': () => ownProfile,
  'profile/delete-profile': () => emptyProfile,

  'notifications/get-notifications': () => notifications(),
  'notifications/put-notifications': ({ body }) => notifications({ quiet_hours: body.quiet_hours }, 'on'),
  'notifications/post-notifications-mail': () => notifications({}, 'pending'),
  'notifications/post-notifications-mail-end': () => notifications(),
  'notifications/post-notifications-push': () => notifications(),
  'notifications/post-notifications-push-end': () => notifications(),
  'bonuses/post-bonus-claim': () => ({ result: true, user_reward: 750 }),
  'banners/post-banners-view': done,
  'banners/post-banners-close': done,
  // Whoever has the extension keeps it to themselves: there is nothing to pair with.
  'extension/post-extension-pairing': () => ({ code: null }),
  'duplicates/post-rdds-rfg': () => ({ duplicate_hashes: [] }),
  'errors/post-errors-js': done,
  'telemetry/post-t-mml': done,
  'telemetry/post-t-wr-true': done,
  'telemetry/post-t-gt': done,
};

export const listOfTickets = () => ({ readable: true, mailed: true, tickets: [...tickets] });

function offerOf(id: string) {
  return [...myOffers, ...offers].find((offer) => offer.id === id) ?? begunOffer;
}
