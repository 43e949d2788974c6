/** Storage keys (ID-06, decision 0002). Publishers' users already hold them: never rename. */
export const storageKeys = {
  userHash: 'primeuh',
  uuid: 'primeuuid',
  app: 'primeapp',
  securityHash: 'primeshash',
  surveyHash: 'surveyHash',
  singleSurveyLink: 'sslh',
  surveySubid: 'surveySubid',
  sortSurveys: 'sort-surveys',
  sortOffers: 'sort-offers',
  offersPlatforms: 'offers-platforms',
  openedOffersDetails: 'opened-offers-details',
  duplicatedClicksSeen: 'duplicated-clicks-seen',
  endedSurveys: 'ended-surveys',
  ticketDraft: 'ticket-draft',
  ticketReplies: 'ticket-replies',
  tabLogins: 'tab-logins',
} as const;

/** All of the above are in the panel's first load; the credits that were celebrated are read later (decision 0106). */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | 'celebrated-credits';
