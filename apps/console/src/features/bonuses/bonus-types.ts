export const bonusTypes = ['percent', 'special', 'offer_engagement'] as const;
