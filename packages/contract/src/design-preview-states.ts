/**
 * The states of the panel that an editor of designs chooses from, as `/design-preview/{state}` (RT-09). The panel has more
 * of them: these differ in their looks, and none is about a layout, which the editor posts.
 */
export const designPreviewStates = {
  Surveys: {
    surveys: 'Surveys ready',
    'surveys-loading': 'The list loads',
    'surveys-few': 'Two surveys',
    'surveys-begun': 'A survey begun',
    'surveys-announcement': 'With an announcement',
    'surveys-test': 'Test mode',
    'surveys-failed': 'The list did not load',
  },
  Offers: {
    offers: 'Offers',
    'offers-wallet': 'Offers with a wallet',
    'offers-mine': 'My offers',
    'offers-empty': 'No offers',
    'offers-details': 'Details over the list',
    'offer-begun': 'An offer in progress',
    'offer-completed': 'An offer completed',
  },
  Notices: {
    'surveys-no-surveys': 'No surveys now',
    'surveys-maintenance': 'Maintenance',
    'surveys-banned': 'Banned',
    'surveys-vpn-detected': 'VPN detected',
    'surveys-sms-verification': 'Phone check asked for',
  },
  'Before a survey': {
    policy: 'Policy',
    'question-single': 'Question: one answer',
    'question-multiple': 'Question: many answers',
    'question-text': 'Question: text',
    'question-refused': 'Question: answer refused',
    qualified: 'Qualified',
    disqualified: 'Disqualified',
  },
  Results: {
    'result-complete': 'Completed',
    'result-partial': 'Partly completed',
    'result-screen-out': 'Screened out',
    'result-pending': 'Report awaited',
    'result-reversed': 'Reversed',
  },
  'Bonuses and popups': {
    bonuses: 'Bonus badges',
    'bonus-percent': 'Percent bonus',
    'bonus-special': 'Special bonus',
    feedback: 'Feedback',
    'phone-code': 'Phone code',
    'profile-review': 'Profile review',
  },
  'History and support': {
    'history-surveys': 'History of surveys',
    'history-offers': 'History of offers',
    timeline: 'What happened to an attempt',
    nobody: 'Nobody is logged in',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
