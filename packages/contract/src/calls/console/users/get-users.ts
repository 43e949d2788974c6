import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { decimal } from '../../../entities/app-settings.ts';
import { accountState, operatedUser } from '../../../entities/operated-user.ts';
import { queryFlag } from '../../../entities/query.ts';
import { count, country, hash, moment, storableText } from '../../../entities/scalars.ts';
import { userLine } from '../../../entities/user-list.ts';

export const getUsers = {
  summary: 'Users, and whoever is behind an id',
  description:
    'The last seen first, 50 a page; with `format=csv` all pages as one file. `q` is any id of a person or of something of ' +
    'theirs: the publisher’s id, the user hash, a supplier’s id, a mail address, a click, a transaction, a ticket or its ' +
    'number, a postback. Whoever fits balance, completes or reversal rate is looked for among so many people a request: a ' +
    'page may then have fewer than 50 and say `looked`, and `next` goes on. With `app` and `uuid` the ' +
    'answer is `user`, that account as a whole, or 404.',
  query: z.object({
    app: hash.optional(),
    uuid: hash.optional().describe('The publisher’s id of one person of `app`.'),
    q: storableText(200).min(1).optional(),
    state: accountState.optional().describe('As it applies now: an expired one counts as active.'),
    country: country.optional(),
    seen_since: moment.optional(),
    balance_min: decimal.optional().describe('At least, in the currency of `app`; may be below 0.'),
    balance_max: decimal.optional().describe('At most, in the currency of `app`; may be below 0.'),
    test: queryFlag.optional().describe('The balance is that of test money, as for an app that is not live.'),
    completes_min: decimal.optional().describe('At least so many surveys completed.'),
    reversal_rate_min: decimal.optional().describe('At least so many percent of the completes taken back.'),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    user: operatedUser.optional().describe('With `uuid` only.'),
    users: z.array(userLine).max(50),
    next: hash.nullable(),
    looked: count.nullable().describe('How many were looked at, where that was the end of the page.'),
    erased_at: moment.nullable().describe('When the person behind `q` was erased.'),
  }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
