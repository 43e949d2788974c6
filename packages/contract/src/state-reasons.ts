/**
 * Why an account was banned, held or put under review, as far as its user is told (decision 0108). The operator's own
 * words are for the audit, and shown to nobody else.
 */
export const reasonFamilies = [
  'too_fast',
  'inconsistent_answers',
  'reversed_surveys',
  'several_accounts',
  'hidden_network',
  'other',
] as const;

export type ReasonFamily = (typeof reasonFamilies)[number];

/** The states that can be appealed against. */
export const appealableStates = ['banned', 'on_hold', 'on_review'] as const;

export type AppealableState = (typeof appealableStates)[number];

/** How far an appeal is: `read` when an operator has opened it, `closed` when it takes no more messages. */
export const appealStatuses = ['sent', 'read', 'answered', 'closed'] as const;

export type AppealStatus = (typeof appealStatuses)[number];

/** What a ticket is: a question, or an appeal against one of those states. */
export const ticketKinds = ['question', 'appeal'] as const;
