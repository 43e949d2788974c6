// The words of suppliers' health: what is counted of them, and what can be found.

export const countedOfSuppliers = [
  'starts',
  'reports',
  'completes',
  'refused',
  'unreadable',
  'unknown_click',
  'conflict',
  'unknown_code',
] as const;

export const findingKinds = [
  'silent',
  'refused',
  'unknown_codes',
  'unreadable',
  'conversion',
  'feed_lag',
] as const;

/** `pause`: bad enough that nobody should be sent there, where the kind may pause at all. */
export const findingSeverities = ['watch', 'pause'] as const;

/** Who can pause a supplier. */
export const pausers = ['operator', 'health'] as const;
