// Messages from server to server.
import { isIP } from 'node:net';
import * as z from 'zod';
import { condition } from './condition.ts';
import { byShape } from './document.ts';
import { type Place, place, places, seal } from './message.ts';
import { paging } from './paging.ts';
import { request } from './request.ts';
import { sign } from './sign.ts';
import { pointer } from './values.ts';

const at = z.string().min(1).max(300);

const address = z.string().refine((value) => isIP(value) > 0, 'is no address such as 203.0.113.7');

const answer = byShape<{ type: string; body: string }>((value) =>
  typeof value === 'string'
    ? z
        .string()
        .max(1_000)
        .transform((body) => ({ type: 'text/plain', body }))
    : z.strictObject({ type: z.string().max(100), body: z.string().max(1_000) }),
);

const transport = {
  method: z.enum(['GET', 'POST']),
  /** Absent: the query of a GET, the JSON of a POST. */
  format: z.enum(['json', 'form', 'query']).optional(),
  /** A list of several things that a message says. */
  items: pointer.optional(),
  sign: sign.optional(),
  ips: z.array(address).min(1).max(200).optional(),
  answer: answer.optional(),
};

const conditions = {
  /** What all messages have in common; others cannot be read. */
  expect: condition(at).optional(),
  reverse_when: condition(at).optional(),
  /** What makes the name of a reversal that repeats the transaction it takes back. */
  reversal_suffix: z
    .string()
    .regex(/^[\x21-\x7e]{1,10}$/, 'has to be one to ten signs without spaces')
    .default(':reversed'),
  ignore_when: condition(at).optional(),
  test: condition(at).optional(),
};

interface Secured {
  readonly method: 'GET' | 'POST';
  readonly format?: 'json' | 'form' | 'query' | undefined;
  readonly sign?: unknown;
  readonly ips?: unknown;
}

function secured({ method, format, sign, ips }: Secured, problem: z.core.$RefinementCtx): void {
  if (sign === undefined && ips === undefined)
    problem.addIssue({
      code: 'custom',
      path: ['sign'],
      message: 'is missing: without it or ips anybody could report',
    });
  if (method === 'GET' && format !== undefined && format !== 'query')
    problem.addIssue({ code: 'custom', path: ['format'], message: 'has to be "query": a GET has no body' });
}

/** `click`: our click id; the transaction may need several values to be unique, such as an id and a state. */
export const surveyCallback = z
  .strictObject({
    ...transport,
    ...conditions,
    map: z.strictObject({
      click: place,
      transaction: places,
      code: places,
      payout: place.optional(),
    }),
    /** The transaction that is taken back. */
    reverses: place.optional(),
    seal: seal.optional(),
  })
  .superRefine(secured);

export type SurveyCallback = z.infer<typeof surveyCallback>;

/** The click, or the person and the offer where the network knows only those. */
const offerClick = byShape<readonly Place[]>((value) =>
  Array.isArray(value)
    ? z.array(place).refine((both) => both.length === 2, 'has to be the person and the offer')
    : place.transform((only) => [only]),
);

export const offerCallback = z
  .strictObject({
    ...transport,
    ...conditions,
    map: z.strictObject({
      click: offerClick,
      transaction: places,
      event: place,
      occurred_at: place.optional(),
    }),
    reverses: place.optional(),
  })
  .superRefine(secured);

export type OfferCallback = z.infer<typeof offerCallback>;

/** What is decided after the fact, pushed by the supplier or asked for. */
export const reconcile = z
  .strictObject({
    webhook: z
      .strictObject({
        method: z.enum(['GET', 'POST']).default('POST'),
        format: z.enum(['json', 'form', 'query']).default('json'),
        sign: sign.optional(),
        ips: z.array(address).min(1).max(200).optional(),
      })
      .superRefine(secured)
      .optional(),
    poll: z.strictObject({ request, paging }).optional(),
    items: pointer.optional(),
    click: place,
    transaction: place,
    code: place,
    seal: seal.optional(),
  })
  .refine(({ webhook, poll }) => (webhook === undefined) !== (poll === undefined), {
    error: 'has to have either webhook or poll',
  });

export type Reconcile = z.infer<typeof reconcile>;
