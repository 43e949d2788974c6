import * as z from 'zod';
import { hash, storableText } from './scalars.ts';

/** How a person is told that there are surveys again; all of it is an addition (decision 0110). */

const hour = z.int().min(0).max(23);

export const hours = z.strictObject({ from: hour, until: hour });

export const timeZone = storableText(64)
  .min(1)
  .describe('The time zone of the browser, as IANA names it; an unknown one is 422 with errors.time_zone.');

export const notifications = z.object({
  usual_hours: hours
    .nullable()
    .describe(
      'When surveys for this country and device mostly opened in the last 14 days, in hours of the time zone asked for; ' +
        'null where that cannot be said.',
    ),
  quiet_hours: hours.describe(
    'Nothing is sent from `from` until `until`; both the same means no quiet hours.',
  ),
  mail: z.object({
    available: z.boolean().describe('False where this server sends no mail.'),
    state: z
      .enum(['off', 'pending', 'on'])
      .describe(
        'pending waits for the link in the mail to be followed. The address itself is never read back.',
      ),
  }),
  push: z.object({
    key: hash.describe('The applicationServerKey of a subscription.'),
    browsers: z
      .array(hash)
      .max(10)
      .describe('The subscriptions that are stored: SHA-256 of each endpoint, as base64url.'),
  }),
});

export type Notifications = z.infer<typeof notifications>;
export type Hours = z.infer<typeof hours>;
