// What surveys and offers have in common: the account, and how its list is read.
import * as z from 'zod';
import { condition } from './condition.ts';
import { paging } from './paging.ts';
import { request } from './request.ts';
import { shape } from './shape.ts';
import { statement } from './statement.ts';
import { host, pointer, secretName, webAddress, whole } from './values.ts';

export const account = {
  base: webAddress,
  /** Where browsers may be sent; absent: the host of the base. */
  redirect_hosts: z.array(host).min(1).max(20).optional(),
  /** The names of its secrets, whose values are kept apart; `$name` in a text is one of them. */
  secrets: z.array(secretName).max(10).default([]),
  /** `scale`: 0.01 where prices are in cents. */
  payout: z
    .strictObject({
      currency: z.literal('USD'),
      scale: z.literal([1, 0.1, 0.01, 0.001]).default(1),
    })
    .default({ currency: 'USD', scale: 1 }),
  statement: statement.optional(),
};

export const feed = {
  request,
  paging: paging.default({ kind: 'none' }),
  /** Seconds between two readings; absent: the installation's interval. */
  every: whole(1, 86_400).optional(),
  /** What every answer says that can be used. */
  answer_when: condition(pointer).optional(),
  /** The list in an answer. */
  items: pointer,
  /** The list of names that are closed, in an answer. */
  closed: pointer.optional(),
  shape: shape.default([]),
  /** Rows that cannot be used, and are set aside with a reason. */
  skip_when: condition(pointer).optional(),
  skip_unless: condition(pointer).optional(),
  /** Rows that take nobody at the moment. */
  closed_when: condition(pointer).optional(),
  closed_unless: condition(pointer).optional(),
};

/** The values of the secrets: one, or several of which the first signs and each is accepted. */
const value = z.string().min(1).max(500);

export const secretValues = z
  .record(z.string().max(40), z.union([value.transform((only): [string] => [only]), z.tuple([value], value)]))
  .refine((found) => Object.keys(found).length <= 10, 'has to be at most 10 entries long');
