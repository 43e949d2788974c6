// What the console's lists of surveys and offers know by name; a browser has it, too.

/** Why a survey is not shown to somebody, in the order in which a survey counts. */
export const whyNotReasons = [
  'taken',
  'duplicate',
  'excluded',
  'not_invited',
  'device',
  'language',
  'age',
  'gender',
  'answer',
  'group',
  'quota',
  'paused',
  'supplier_paused',
] as const;
export type WhyNotReason = (typeof whyNotReasons)[number];

/** What has to hold before anybody has a list, whatever surveys there are. */
export const listRules = [
  'app',
  'maintenance',
  'state',
  'source',
  'country',
  'network',
  'phone',
  'panel',
  'policy',
] as const;
export type ListRule = (typeof listRules)[number];

export const itemStatuses = ['open', 'paused', 'closed'] as const;
export const surveyDevices = ['desktop', 'mobile', 'tablet'] as const;
export const offerCategories = ['game', 'other'] as const;
export const offerPlatforms = ['desktop', 'ios', 'android'] as const;

export const surveySorts = ['rank', 'payout', 'minutes', 'conversion', 'epc', 'rating', 'starts'] as const;
export type SurveySort = (typeof surveySorts)[number];
export const offerSorts = ['rank', 'payout', 'starts', 'conversion', 'epc'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** At most so many are changed at once. */
export const mostChanges = 200;
