// A correction that says complete is a claim beside the one of the report that it corrects, so that their order does not matter.
// In a supplier's statements both are known by the one transaction that the supplier knows.

export const correctedSuffix = ':corrected';

export const correctedClaim = (transaction: string): string => `${transaction}${correctedSuffix}`;
