// What an account at Dynata needs.
import * as z from 'zod';
import { reportDays, reportsUntilDay } from '#adapters/suppliers/report-rule.ts';
import { disclosures } from '#ports/disclosed.ts';
import { attributeMap } from './attributes.ts';

/** With a closing slash, so that paths are put behind it. */
const base = z.url({ protocol: /^https?$/ }).transform((url) => (url.endsWith('/') ? url : `${url}/`));

export const dynataSettings = z.strictObject({
  registry: base.default('https://registry.rex.dynata.com/'),
  /** The host of its entry links: browsers are sent nowhere else. */
  gateway: base.default('https://respondent.rex.dynata.com/'),
  shards: z
    .strictObject({ count: z.int().min(1).max(100), current: z.int().min(1).max(100) })
    .refine(({ count, current }) => current <= count, 'current is at most count')
    .default({ count: 1, current: 1 }),
  visibility_seconds: z.int().min(30).max(600).default(300),
  /** Dynata asks for a pause of 5 seconds when the queue is empty. */
  every_seconds: z.int().min(5).max(3600).default(15),
  link_minutes: z.int().min(1).max(1440).default(30),
  /** Our name for the click among the parameters that come back. */
  cid_parameter: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .default('cid'),
  report_days: reportDays.default(45),
  /** Instead of days, where the contract names a day of a month. */
  reports_until: reportsUntilDay.optional(),
  /** How long a project or category stays shut for somebody who took part; null for ever. */
  exclusion_days: z.int().min(1).max(3650).nullable().default(null),
  discloses: z.array(z.enum(disclosures).extract(['birth_date', 'gender', 'postal_code'])).default([]),
  attributes: attributeMap,
});

const key = z.string().min(1).max(500);
export const dynataSecrets = z
  .strictObject({
    access_key: key,
    /** The first signs. */
    secret_keys: z.tuple([key], key),
    /** The pair with which Dynata signs returns and callbacks; without one it is ours. */
    return_access_key: key.optional(),
    return_secret_keys: z.tuple([key], key).optional(),
  })
  .refine(
    ({ return_access_key, return_secret_keys }) => (return_access_key === undefined) === !return_secret_keys,
    { error: 'comes together with return_access_key', path: ['return_secret_keys'] },
  );
