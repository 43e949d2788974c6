import type { PublisherScope } from '@earnwall/contract/publisher-scopes';

/** What a key with the scope can do, in a sentence. In the order of the contract. */
export const scopeSentences: Readonly<Record<PublisherScope, string>> = {
  sessions: 'Open the panel for a user, by a token that lasts minutes.',
  'users:read': 'Read users: state, balance, ledger, and the surveys they would see.',
  'users:write': 'Ban, hold and free users, and subscribe them to new surveys.',
  privacy: 'Export all that is stored about a user, and erase users for good.',
  credits: 'Credit and debit users. This is money.',
  'postbacks:read': 'Read where postbacks are sent, and what came of them.',
  'postbacks:write': 'Change where postbacks are sent, rotate their secret, send them again.',
  statements: 'Read monthly and daily statements.',
};
