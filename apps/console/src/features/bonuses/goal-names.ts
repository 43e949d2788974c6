export const goalNames = ['completes', 'completes_surveys', 'finished', 'finished_offers'] as const;
