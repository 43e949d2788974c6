import * as z from 'zod';

/** The scalar types of all entities, each with a bound on its size. */

/** Money on the wire: 10^-n of the app's currency, never a fraction (decision 0005). */
export const amount = z
  .int()
  .describe('Whole units of 10^-n of the app’s currency, n = move_decimals of the app.');

/** Text that PostgreSQL can store: without NUL. */
export const storableText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0'), 'Must not contain NUL.');

/** An opaque id, hash or link of the product. */
export const hash = storableText(128).min(1);

/** One line of text for people. */
export const line = storableText(500);

/** Longer text or sanitised HTML. */
export const richText = z.string().max(20_000);

/** A moment, UTC. The year 0 is none for the database. */
export const moment = z.iso
  .datetime()
  .refine((text) => !text.startsWith('0000'), 'Must be after the year 0.')
  .describe('ISO 8601, UTC.');

/** ISO 3166-1, two capital letters. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 alpha-2; ZZ when unknown.');

/** An address a browser may follow or load; nothing but http and https ever leaves the server. */
export const webUrl = z.url({ protocol: /^https?$/ }).max(2048);

export const count = z.int().min(0);

export const percent = z.number().min(0).max(1000);
