// What Home shows: the kinds of things that need someone.

export const urgencies = ['urgent', 'soon', 'note'] as const;
export type Urgency = (typeof urgencies)[number];

/** The worst first: the order among things of the same urgency. */
export const attentionKinds = [
  'books',
  'postbacks',
  'supplier-silent',
  'supplier-conversion',
  'tickets',
  'jobs',
  'sms',
  'mail',
  'backup',
  'reversals',
  'reports',
  'key',
  'factor',
  'maintenance',
  'never-live',
  'payouts',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Calls that one press on Home makes; everything else is a way to a page. */
export const attentionCalls = [
  'console/endpoint/put-apps-endpoint-state',
  'console/apps/put-apps-maintenance',
  'console/suppliers/put-suppliers-pause',
] as const;
export type AttentionCall = (typeof attentionCalls)[number];
