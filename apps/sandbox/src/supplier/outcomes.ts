// How an attempt can end, in the supplier's own codes; each buyer maps them to its own.
export interface Outcome {
  code: string;
  name: string;
  /** Dollars for what was done, where that is not the whole price or nothing. */
  pays?: string;
}

export const outcomes = {
  complete: { code: '10', name: 'Complete' },
  partial: { code: '11', name: 'Partial', pays: '0.40' },
  screenOut: { code: '20', name: 'Screen-out' },
  lateScreenOut: { code: '21', name: 'Screen-out, compensated', pays: '0.05' },
  quotaFull: { code: '30', name: 'Quota full' },
  closed: { code: '40', name: 'Project closed' },
  duplicate: { code: '50', name: 'Duplicate' },
  quality: { code: '60', name: 'Poor quality' },
  security: { code: '70', name: 'Security' },
  timeout: { code: '80', name: 'Timed out' },
} as const satisfies Readonly<Record<string, Outcome>>;

/** Not an outcome, but the reversal of one. */
export const reversal: Outcome = { code: '90', name: 'Reversal' };

export const allOutcomes: readonly Outcome[] = Object.values(outcomes);

export function outcomeOf(code: unknown): Outcome | undefined {
  return allOutcomes.find((outcome) => outcome.code === code);
}

export const nameOf = (code: string): string =>
  [...allOutcomes, reversal].find((outcome) => outcome.code === code)?.name ?? code;
