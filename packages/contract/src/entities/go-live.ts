import * as z from 'zod';
import { hash, line, moment, storableText } from './scalars.ts';

const sentence = storableText(2000);

export const testUserLink = z.object({
  id: hash.describe('The publisher’s id of the test user.'),
  link: z.url().describe('Opens the panel as this user, on any device.'),
  qr: z.array(z.string().regex(/^[01]+$/)).describe('The link as a QR code: rows of modules, 1 is dark.'),
  expires_at: moment,
});

/** One line of the self-check. */
export const goLiveCheck = z.object({
  name: z.enum(['visit', 'start', 'complete', 'postback', 'forged']),
  state: z.enum(['waiting', 'not_yet', 'passed', 'failed']),
  at: moment.nullable(),
  what: sentence.describe('What came, or what will.'),
  fix: sentence.nullable().describe('What to change.'),
});

export const goLiveSetUp = z.object({
  done: z.object({
    origins: z.boolean(),
    currency: z.boolean(),
    snippet: z.boolean(),
    test_user: z.boolean(),
    postback: z.boolean(),
  }),
  panel_url: z.string(),
  key_end: z.string().describe('The last four characters of the app’s secret.'),
  requires_security_hash: z.boolean(),
  origins: z.array(z.string()),
  currency: z.object({
    name: line,
    decimals: z.int(),
    example: z.string().describe('What a survey that pays one dollar shows.'),
  }),
  seen: z.object({ at: moment, origin: z.string().nullable() }).nullable().describe('The last right visit.'),
  test_user: testUserLink.nullable(),
  postback: z
    .object({
      url: z.string(),
      form: z.enum(['json', 'get']),
      ordered: z.boolean(),
      contact_email: z.string().nullable(),
      state: z.enum(['on', 'paused', 'failing', 'gone']),
    })
    .nullable(),
});

export const refusedVisit = z.object({
  at: moment,
  origin: z.string().nullable(),
  may_add_origin: z.boolean().describe('It would be right if its origin were allowed.'),
  what: sentence,
  fix: sentence,
});

/** What the doctor says about one check. */
export const doctorFinding = z.object({
  check: z.string(),
  group: z.string(),
  verdict: z.enum(['passed', 'failed', 'warning', 'unverified']),
  sent: z.string(),
  answered: z.string(),
  expected: z.string(),
  cure: z.string().nullable(),
  docs: z.string(),
});

/** After a switch. */
export const appMode = z.object({ test_mode: z.boolean(), live_at: moment.nullable() });
