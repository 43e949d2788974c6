// What an operator enters to connect an account at Cint Exchange. Where public documents do not say a thing for certain, it is
// a setting (decision 0120).
import * as z from 'zod';
import { reportDays, reportsUntilDay } from '#adapters/suppliers/report-rule.ts';
import { counterpartForm } from '#adapters/suppliers/targeting/counterpart.ts';
import { token } from '#adapters/suppliers/texts.ts';
import { disclosures } from '#ports/disclosed.ts';

const counterpart = counterpartForm(z.string().regex(/^\d{1,6}$/));

export const cintSettings = z.strictObject({
  api_url: z.url({ protocol: /^https?$/ }).default('https://api.samplicio.us'),
  supplier_code: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
  /** The parameter that carries the hash, in entry links and in redirects: as set up at Cint. */
  hash_name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,30}$/)
    .default('hash'),
  redirect_hosts: z.array(token(200)).min(1).max(20).default(['www.samplicio.us', 'samplicio.us']),
  /** Of a gross price (CPI), what Cint keeps. A net price (RPI) is taken as it is. */
  commission_percent: z.number().min(0).max(90),
  /** How Cint reports an end: by the browser, or server to server with the same parameters. */
  tracking: z.enum(['NONE', 'S2S']).default('NONE'),
  min_seconds: z.int().min(0).max(3600).default(30),
  hold_days: z.int().min(0).max(90).default(0),
  /**
   * Buyers adjust completes until the 25th of the next month by one page of Cint's, until its end by another: the later one,
   * which also leaves six days for the list to arrive (decision 0137).
   */
  reports_until: reportsUntilDay.default({ months: 1, day: 31 }),
  /** So many days from the start instead, where the contract says so. */
  report_days: reportDays.optional(),
  /** Of the Respondent Outcomes feed, below `api_url`; null: it is not read. */
  outcomes_path: z
    .string()
    .regex(/^\/[\x21-\x7e]{1,200}$/)
    .nullable()
    .default(null),
  /** Surveys whose details are asked for in one reading; the others stay as they are until the next. */
  details_per_read: z.int().min(1).max(10_000).default(1_000),
  /** Also surveys that ask for names or addresses, such as those that recruit for a panel. */
  asks_for_personal_data: z.boolean().default(false),
  /** What of a person entry links may carry. */
  discloses: z.array(z.enum(disclosures).exclude(['birth_date'])).default([]),
  /** Beside the questions that the adapter knows, or instead of them. */
  questions: z.record(z.string().regex(/^\d{1,9}$/), counterpart).default({}),
});
export type CintSettings = z.infer<typeof cintSettings>;

export const cintSecrets = z.strictObject({
  api_key: token(500),
  /** The first one signs; hashes of all of them are accepted. */
  hash_keys: z.tuple([token(500)], token(500)),
});
type CintSecrets = z.infer<typeof cintSecrets>;

export interface CintAccount {
  readonly id: string;
  readonly name: string;
  readonly settings: CintSettings;
  readonly secrets: CintSecrets;
}
