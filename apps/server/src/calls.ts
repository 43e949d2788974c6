// The map of all handlers; a call that is not built yet says so by its null.
import type { CallName } from '@earnwall/contract/calls';
import { getApp } from './calls/app/get-app.ts';
import { getSurveys } from './calls/surveys/get-surveys.ts';
import type { Handler } from './http/call-request.ts';

export const handlers: { readonly [N in CallName]: Handler<N> | null } = {
  'app/get-app': getApp,
  'surveys/get-surveys': getSurveys,
  'surveys/post-surveys-cd': null,
  'surveys/post-single-survey': null,
  'offers/get-offers': null,
  'offers/get-offers-id': null,
  'offers/get-offers-pending-points-total': null,
  'offers/get-offers-pending-points': null,
  'activities/get-activities': null,
  'qualification/post-qualification': null,
  'qualification/post-answers': null,
  'qualification/get-question-answers': null,
  'results/get-results': null,
  'results/post-ratings': null,
  'support/post-support-ticket': null,
  'feedback/get-feedback-options': null,
  'feedback/post-feedback': null,
  'verification/post-verification-sms': null,
  'verification/post-verification-sms-verify': null,
  'profile/get-profiling-review': null,
  'profile/get-profiling-review-question': null,
  'profile/put-profiling-review': null,
  'profile/post-profiling-review-done': null,
  'bonuses/post-bonus-claim': null,
  'banners/post-banners-view': null,
  'banners/post-banners-close': null,
  'duplicates/get-respondents-search': null,
  'duplicates/post-rdds': null,
  'duplicates/post-rdds-rfg': null,
  'telemetry/post-t-mml': null,
  'telemetry/post-t-wr-true': null,
  'telemetry/post-t-gt': null,
  'telemetry/put-ip-logs-fp': null,
  'errors/post-errors-js': null,
};
