// What an account at Prodege needs: where its API is, what it calls countries and questions, and the keys.
import * as z from 'zod';
import { reportDays, reportsUntilDay } from '#adapters/suppliers/report-rule.ts';
import { counterpartForm } from '#adapters/suppliers/targeting/counterpart.ts';
import { someText } from '#adapters/suppliers/texts.ts';
import { countryIds } from './country-ids.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/);
const id = z.string().regex(/^\d{1,10}$/);

export const prodegeSettings = z.strictObject({
  /** Of its API, with the path before `/get-surveys-for-vendor`: Prodege tells it with the keys. */
  base: z.url({ protocol: /^https?$/ }),
  /** Hosts of its entry links; surveys that lead elsewhere are set aside. */
  entry_hosts: z.array(someText(255)).min(1).default(['www.prsrvy.com']),
  /** Its ids of countries, by our codes: entry links name the country by them, and so do some quotas. */
  countries: z.record(countryCode, z.int().positive()).default(countryIds),
  /** Questions beside age, gender and languages, by its ids. */
  questions: z.record(id, counterpartForm(someText(50))).default({}),
  /** What of a person its entry links carry. */
  discloses: z.array(z.enum(['age', 'gender', 'answers'])).default([]),
  /** A complete that comes back sooner than that is not paid. */
  min_seconds: z.int().min(0).max(3_600).default(30),
  /** A complete waits so many days for reconciliations. */
  hold_days: z.int().min(0).max(90).default(0),
  report_days: reportDays.default(45),
  /** Instead of days, where the contract names a day of a month. */
  reports_until: reportsUntilDay.optional(),
  every_minutes: z.int().min(1).max(1_440).default(5),
});

const key = someText(500);

export const prodegeSecrets = z.strictObject({
  api_key: someText(200),
  /** The first one signs; signatures of all of them are accepted. */
  secret_keys: z.tuple([key], key),
});

export type ProdegeSettings = z.infer<typeof prodegeSettings>;
export type SecretKeys = z.infer<typeof prodegeSecrets>['secret_keys'];
