// Every screen but the list, and what works unseen, is a chunk of its own; here is where each of them is.

export const laterScreens = {
  offers: async () => (await import('#screens/offers/offers-screen.tsx')).OffersScreen,
  offer: async () => (await import('#screens/offer/offer-screen.tsx')).OfferScreen,
  featured: async () => (await import('#screens/featured/featured-screen.tsx')).FeaturedScreen,
  error: async () => (await import('#screens/error/error-screen.tsx')).ErrorScreen,
  policy: async () => (await import('#screens/policy/policy-screen.tsx')).PolicyScreen,
  questions: async () => (await import('#screens/questions/questions-screen.tsx')).QuestionsScreen,
  qualify: async () => (await import('#screens/qualify/qualify-screen.tsx')).QualifyScreen,
  'privacy-policy': async () =>
    (await import('#screens/privacy-policy/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
  odds: async () => (await import('#screens/odds/odds-screen.tsx')).OddsScreen,
  result: async () => (await import('#screens/result/result-screen.tsx')).ResultScreen,
  'activities-history': async () =>
    (await import('#screens/activities-history/activities-history-screen.tsx')).ActivitiesHistoryScreen,
  profile: async () => (await import('#screens/profile/profile-screen.tsx')).ProfileScreen,
  support: async () => (await import('#screens/support/support-screen.tsx')).SupportScreen,
  'support-create-ticket': async () =>
    (await import('#screens/support-create-ticket/support-create-ticket-screen.tsx')).CreateTicketScreen,
  'design-preview': async () => (await import('./design-preview.tsx')).DesignPreview,
  'single-survey': async () =>
    (await import('#screens/single-survey/single-survey-screen.tsx')).SingleSurveyScreen,
  survey: async () => (await import('#screens/survey/survey-screen.tsx')).SurveyScreen,
  finished: async () => (await import('#screens/finished/finished-screen.tsx')).FinishedScreen,
};

export const brokenScreen = async () => (await import('#screens/error/broken-screen.tsx')).BrokenScreen;

export const stepModal = async () => (await import('./step-modal.tsx')).StepModal;

export const backgroundWork = async () => (await import('./background-work.tsx')).BackgroundWork;
