// The words of reconciliation: what a supplier's statement is, and where it, our ledger and the publishers' acknowledgements
// can differ.

/** `rejected`: only what it names is taken back. `approved`: whatever of its period it does not name is taken back. */
export const listKinds = ['rejected', 'approved'] as const;

/** What the lines name: the supplier's transactions, or our clicks. */
export const lineNames = ['transaction', 'cid'] as const;

/** `open` takes lines; `comparing` and `applying` wait for the job; `compared` is the dry run. */
export const reconciliationStates = [
  'open',
  'comparing',
  'compared',
  'applying',
  'applied',
  'failed',
] as const;

/** Why a line of a list cannot be read. */
export const brokenReasons = [
  /** It names nothing, or something too long. */
  'name',
  /** Its amount is none. */
  'amount',
  /** It is no CSV, such as a quote that never ends. */
  'form',
] as const;

export type BrokenReason = (typeof brokenReasons)[number];

export const findingKinds = [
  /** Named in a list of rejected ones, and credited by us. */
  'rejected',
  /** Credited by us in the period of a list of approved ones that does not name it. */
  'absent',
  /** Named in a list of approved ones, and not credited by us. */
  'not_credited',
  /** Named in a list of approved ones, and taken back by us on an earlier report. */
  'taken_back',
  /** Both say that it is paid, but not how much. */
  'amount',
  /** We know nothing by that name. */
  'unknown',
  /** Named before in the same list. */
  'repeated',
  /** Paid by us, and the publisher's server has not acknowledged it. */
  'not_acknowledged',
] as const;
