import type { CallRow } from './call-row.ts';
import { firstCalls } from './first-calls.ts';
import { fingerprintDuplicates, qualification, respondents } from './limits.ts';

/**
 * All calls of the product (AP-01). The name of a call is `<area>/<method-path>`; its schemas and its
 * handler are files of that same name. Browsers import this table, so it stays free of schemas.
 */
export const calls = {
  ...firstCalls,

  'surveys/post-surveys-cd': { method: 'POST', path: '/surveys/{hash}/cd', access: 'user' },
  'surveys/post-single-survey': { method: 'POST', path: '/single-survey', access: 'entry', link: 'hash' },

  'offers/get-offers': { method: 'GET', path: '/offers', access: 'user' },
  'offers/get-offers-id': { method: 'GET', path: '/offers/{id}', access: 'user' },
  'offers/get-offers-pending-points-total': {
    method: 'GET',
    path: '/offers/pending-points/total',
    access: 'user',
  },
  'offers/get-offers-pending-points': { method: 'GET', path: '/offers/pending-points', access: 'user' },

  'activities/get-activities': { method: 'GET', path: '/{tab}/activities', access: 'user' },
  'activities/get-activity-timeline': {
    method: 'GET',
    path: '/surveys/activities/{id}/timeline',
    access: 'user',
    added: true,
  },

  'qualification/post-qualification': {
    method: 'POST',
    path: '/qualification',
    access: 'user',
    retries: qualification.retries,
    errorMessage: 'connection_error',
  },
  'qualification/post-answers': { method: 'POST', path: '/answers', access: 'user' },
  'qualification/get-question-answers': {
    method: 'GET',
    path: '/question/{questionId}/answers',
    access: 'user',
  },

  'results/get-results': { method: 'GET', path: '/results', access: 'guest' },
  'results/post-ratings': { method: 'POST', path: '/ratings', access: 'guest' },

  'support/post-support-ticket': {
    method: 'POST',
    path: '/support-ticket',
    access: 'user',
    base: 'support',
    exemptFromDeadline: true,
  },
  'support/get-support-appeal': { method: 'GET', path: '/support-appeal', access: 'user', added: true },
  'support/get-support-tickets': { method: 'GET', path: '/support-tickets', access: 'user', added: true },
  'support/get-support-ticket': { method: 'GET', path: '/support-tickets/{id}', access: 'user', added: true },
  'support/post-support-ticket-reply': {
    method: 'POST',
    path: '/support-tickets/{id}/replies',
    access: 'user',
    added: true,
  },

  'experiments/get-experiments': { method: 'GET', path: '/experiments', access: 'open', added: true },

  'feedback/get-feedback-options': {
    method: 'GET',
    path: '/feedback/options',
    access: 'user',
    silent: true,
  },
  'feedback/post-feedback': { method: 'POST', path: '/feedback', access: 'user', silent: true },
  'feedback/post-feedback-dismiss': {
    method: 'POST',
    path: '/feedback/dismiss',
    access: 'user',
    silent: true,
    added: true,
  },

  'verification/post-verification-sms': {
    method: 'POST',
    path: '/verification/sms',
    access: 'user',
    exemptFromDeadline: true,
  },
  'verification/post-verification-sms-verify': {
    method: 'POST',
    path: '/verification/sms/verify',
    access: 'user',
    exemptFromDeadline: true,
  },

  'profile/get-profiling-review': { method: 'GET', path: '/profiling-review', access: 'user' },
  'profile/get-profiling-review-question': {
    method: 'GET',
    path: '/profiling-review/question/{question}',
    access: 'user',
  },
  'profile/put-profiling-review': { method: 'PUT', path: '/profiling-review', access: 'user' },
  'profile/post-profiling-review-done': { method: 'POST', path: '/profiling-review/done', access: 'user' },
  'profile/get-profile': { method: 'GET', path: '/profile', access: 'user', added: true },
  'profile/get-profile-question': {
    method: 'GET',
    path: '/profile/{question}',
    access: 'user',
    added: true,
  },
  'profile/put-profile-question': {
    method: 'PUT',
    path: '/profile/{question}',
    access: 'user',
    added: true,
  },
  'profile/delete-profile-question': {
    method: 'DELETE',
    path: '/profile/{question}',
    access: 'user',
    added: true,
  },
  'profile/delete-profile': { method: 'DELETE', path: '/profile', access: 'user', added: true },

  'notifications/get-notifications': {
    method: 'GET',
    path: '/notifications',
    access: 'user',
    silent: true,
    added: true,
  },
  'notifications/put-notifications': {
    method: 'PUT',
    path: '/notifications',
    access: 'user',
    silent: true,
    added: true,
  },
  'notifications/post-notifications-mail': {
    method: 'POST',
    path: '/notifications/mail',
    access: 'user',
    silent: true,
    added: true,
  },
  'notifications/post-notifications-mail-end': {
    method: 'POST',
    path: '/notifications/mail/end',
    access: 'user',
    silent: true,
    added: true,
  },
  'notifications/post-notifications-push': {
    method: 'POST',
    path: '/notifications/push',
    access: 'user',
    exemptFromDeadline: true,
    silent: true,
    added: true,
  },
  'notifications/post-notifications-push-end': {
    method: 'POST',
    path: '/notifications/push/end',
    access: 'user',
    silent: true,
    added: true,
  },

  'bonuses/post-bonus-claim': { method: 'POST', path: '/bonus/claim', access: 'user', silent: true },

  'banners/post-banners-view': { method: 'POST', path: '/banners/view', access: 'user', silent: true },
  'banners/post-banners-close': { method: 'POST', path: '/banners/close', access: 'user', silent: true },

  'extension/post-extension-pairing': {
    method: 'POST',
    path: '/extension/pairing',
    access: 'user',
    silent: true,
    added: true,
  },
  'extension/post-extension-install': {
    method: 'POST',
    path: '/extension/install',
    access: 'open',
    origin: 'extension',
    added: true,
  },
  'extension/get-extension-surveys': {
    method: 'GET',
    path: '/extension/surveys',
    access: 'extension',
    added: true,
  },

  'duplicates/get-respondents-search': {
    method: 'GET',
    path: '/search',
    access: 'open',
    base: 'respondents',
    timeoutMs: respondents.timeoutMs,
    silent: true,
  },
  'duplicates/post-rdds': { method: 'POST', path: '/rdds', access: 'user', silent: true },
  'duplicates/post-rdds-rfg': {
    method: 'POST',
    path: '/rdds/rfg',
    access: 'user',
    timeoutMs: fingerprintDuplicates.timeoutMs,
    retries: fingerprintDuplicates.retries,
    retryWaitMs: fingerprintDuplicates.retryWaitMs,
    silent: true,
  },

  'telemetry/post-t-mml': { method: 'POST', path: '/t/mml', access: 'user', silent: true },
  'telemetry/post-t-wr-true': { method: 'POST', path: '/t/wr/true', access: 'user', silent: true },
  'telemetry/post-t-gt': { method: 'POST', path: '/t/gt/{lang}', access: 'user', silent: true },
  'telemetry/put-ip-logs-fp': { method: 'PUT', path: '/ip-logs/{id}/fp', access: 'guest', silent: true },
} as const satisfies Record<string, CallRow>;

export type CallName = keyof typeof calls;
