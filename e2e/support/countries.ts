// Where visitors come from, as the country database places their addresses.

/**
 * Iceland has no surveys; those of France come from the sandbox's supplier, and from nowhere else. Malta has those of
 * duplicates.spec.ts, Luxembourg those of the policy, qualify, odds and single-survey stories, Latvia those of the questions,
 * Estonia those of the whole way through a survey, Lithuania those of its outcomes, Slovenia those of the results, Croatia
 * those of the activities, Cyprus those of the odd addresses, Romania those of the bonuses, Slovakia those of embedding,
 * Hungary those of the publisher's shop, Bulgaria those of the empty list that fills, Canada those of the stand-ins of real
 * suppliers, with their offers; Ireland those of the console's inventory.
 */
export const visitorsFrom = {
  germany: '91.0.0.1',
  iceland: '85.220.0.1',
  france: '90.0.0.1',
  malta: '46.11.0.1',
  luxembourg: '158.64.0.1',
  latvia: '212.93.96.1',
  slovenia: '193.2.1.1',
  estonia: '90.190.0.1',
  lithuania: '78.56.0.1',
  croatia: '161.53.0.1',
  cyprus: '194.42.0.1',
  romania: '141.85.0.1',
  slovakia: '147.175.0.1',
  hungary: '152.66.0.1',
  bulgaria: '62.44.96.1',
  canada: '142.150.0.1',
  ireland: '134.226.0.1',
} as const;

/** `test.use(comingFrom('france'))`: where all visitors of a file or a group come from. */
export const comingFrom = (country: keyof typeof visitorsFrom) => ({
  extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom[country] },
});
