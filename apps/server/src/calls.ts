// The map of all handlers. The respondents service is a third party's: its row in the table of calls is for the panel
// alone, and has no handler here.
import type { CallName } from '@earnwall/contract/calls';
import { getActivities } from '#calls/activities/get-activities.ts';
import { getActivityTimeline } from '#calls/activities/get-activity-timeline.ts';
import { getApp } from '#calls/app/get-app.ts';
import { postBannersClose } from '#calls/banners/post-banners-close.ts';
import { postBannersView } from '#calls/banners/post-banners-view.ts';
import { postBonusClaim } from '#calls/bonuses/post-bonus-claim.ts';
import { postRdds } from '#calls/duplicates/post-rdds.ts';
import { postRddsRfg } from '#calls/duplicates/post-rdds-rfg.ts';
import { postErrorsJs } from '#calls/errors/post-errors-js.ts';
import { getExperiments } from '#calls/experiments/get-experiments.ts';
import { getExtensionSurveys } from '#calls/extension/get-extension-surveys.ts';
import { postExtensionInstall } from '#calls/extension/post-extension-install.ts';
import { postExtensionPairing } from '#calls/extension/post-extension-pairing.ts';
import { getFeedbackOptions } from '#calls/feedback/get-feedback-options.ts';
import { postFeedback } from '#calls/feedback/post-feedback.ts';
import { postFeedbackDismiss } from '#calls/feedback/post-feedback-dismiss.ts';
import type { ReadyHandler } from '#calls/handler.ts';
import { getNotifications } from '#calls/notifications/get-notifications.ts';
import { postNotificationsMail } from '#calls/notifications/post-notifications-mail.ts';
import { postNotificationsMailEnd } from '#calls/notifications/post-notifications-mail-end.ts';
import { postNotificationsPush } from '#calls/notifications/post-notifications-push.ts';
import { postNotificationsPushEnd } from '#calls/notifications/post-notifications-push-end.ts';
import { putNotifications } from '#calls/notifications/put-notifications.ts';
import { getOffers } from '#calls/offers/get-offers.ts';
import { getOffersId } from '#calls/offers/get-offers-id.ts';
import { getOffersPendingPoints } from '#calls/offers/get-offers-pending-points.ts';
import { getOffersPendingPointsTotal } from '#calls/offers/get-offers-pending-points-total.ts';
import { deleteProfile } from '#calls/profile/delete-profile.ts';
import { deleteProfileQuestion } from '#calls/profile/delete-profile-question.ts';
import { getProfile } from '#calls/profile/get-profile.ts';
import { getProfileQuestion } from '#calls/profile/get-profile-question.ts';
import { getProfilingReview } from '#calls/profile/get-profiling-review.ts';
import { getProfilingReviewQuestion } from '#calls/profile/get-profiling-review-question.ts';
import { postProfilingReviewDone } from '#calls/profile/post-profiling-review-done.ts';
import { putProfileQuestion } from '#calls/profile/put-profile-question.ts';
import { putProfilingReview } from '#calls/profile/put-profiling-review.ts';
import { getQuestionAnswers } from '#calls/qualification/get-question-answers.ts';
import { postAnswers } from '#calls/qualification/post-answers.ts';
import { postQualification } from '#calls/qualification/post-qualification.ts';
import { getResults } from '#calls/results/get-results.ts';
import { postRatings } from '#calls/results/post-ratings.ts';
import { getSupportAppeal } from '#calls/support/get-support-appeal.ts';
import { getSupportTicket } from '#calls/support/get-support-ticket.ts';
import { getSupportTickets } from '#calls/support/get-support-tickets.ts';
import { postSupportTicket } from '#calls/support/post-support-ticket.ts';
import { postSupportTicketReply } from '#calls/support/post-support-ticket-reply.ts';
import { getSurveys } from '#calls/surveys/get-surveys.ts';
import { postSingleSurvey } from '#calls/surveys/post-single-survey.ts';
import { postSurveysCd } from '#calls/surveys/post-surveys-cd.ts';
import { postTGt } from '#calls/telemetry/post-t-gt.ts';
import { postTMml } from '#calls/telemetry/post-t-mml.ts';
import { postTWrTrue } from '#calls/telemetry/post-t-wr-true.ts';
import { putIpLogsFp } from '#calls/telemetry/put-ip-logs-fp.ts';
import { postVerificationSms } from '#calls/verification/post-verification-sms.ts';
import { postVerificationSmsVerify } from '#calls/verification/post-verification-sms-verify.ts';

export type OwnCallName = Exclude<CallName, 'duplicates/get-respondents-search'>;

export const handlers: { readonly [N in OwnCallName]: ReadyHandler<N> } = {
  'app/get-app': getApp,
  'surveys/get-surveys': getSurveys,
  'surveys/post-surveys-cd': postSurveysCd,
  'surveys/post-single-survey': postSingleSurvey,
  'offers/get-offers': getOffers,
  'offers/get-offers-id': getOffersId,
  'offers/get-offers-pending-points-total': getOffersPendingPointsTotal,
  'offers/get-offers-pending-points': getOffersPendingPoints,
  'activities/get-activities': getActivities,
  'activities/get-activity-timeline': getActivityTimeline,
  'qualification/post-qualification': postQualification,
  'qualification/post-answers': postAnswers,
  'qualification/get-question-answers': getQuestionAnswers,
  'results/get-results': getResults,
  'results/post-ratings': postRatings,
  'support/post-support-ticket': postSupportTicket,
  'support/get-support-appeal': getSupportAppeal,
  'support/get-support-tickets': getSupportTickets,
  'support/get-support-ticket': getSupportTicket,
  'support/post-support-ticket-reply': postSupportTicketReply,
  'experiments/get-experiments': getExperiments,
  'feedback/get-feedback-options': getFeedbackOptions,
  'feedback/post-feedback': postFeedback,
  'feedback/post-feedback-dismiss': postFeedbackDismiss,
  'verification/post-verification-sms': postVerificationSms,
  'verification/post-verification-sms-verify': postVerificationSmsVerify,
  'profile/get-profiling-review': getProfilingReview,
  'profile/get-profiling-review-question': getProfilingReviewQuestion,
  'profile/put-profiling-review': putProfilingReview,
  'profile/post-profiling-review-done': postProfilingReviewDone,
  'profile/get-profile': getProfile,
  'profile/get-profile-question': getProfileQuestion,
  'profile/put-profile-question': putProfileQuestion,
  'profile/delete-profile-question': deleteProfileQuestion,
  'profile/delete-profile': deleteProfile,
  'notifications/get-notifications': getNotifications,
  'notifications/put-notifications': putNotifications,
  'notifications/post-notifications-mail': postNotificationsMail,
  'notifications/post-notifications-mail-end': postNotificationsMailEnd,
  'notifications/post-notifications-push': postNotificationsPush,
  'notifications/post-notifications-push-end': postNotificationsPushEnd,
  'bonuses/post-bonus-claim': postBonusClaim,
  'banners/post-banners-view': postBannersView,
  'banners/post-banners-close': postBannersClose,
  'extension/post-extension-pairing': postExtensionPairing,
  'extension/post-extension-install': postExtensionInstall,
  'extension/get-extension-surveys': getExtensionSurveys,
  'duplicates/post-rdds': postRdds,
  'duplicates/post-rdds-rfg': postRddsRfg,
  'telemetry/post-t-mml': postTMml,
  'telemetry/post-t-wr-true': postTWrTrue,
  'telemetry/post-t-gt': postTGt,
  'telemetry/put-ip-logs-fp': putIpLogsFp,
  'errors/post-errors-js': postErrorsJs,
};

export function isOwn(name: CallName): name is OwnCallName {
  return Object.hasOwn(handlers, name);
}
