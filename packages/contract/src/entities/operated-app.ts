import * as z from 'zod';
import { appStatuses, postbackHealths } from '../app-settings-values.ts';
import { appSettings } from './app-settings.ts';
import { publisherName } from './console-person.ts';
import { payoutShare } from './console-team.ts';
import { count, hash, line, moment, webUrl } from './scalars.ts';

export const appStatus = z.enum(appStatuses);

/** An app in the list of apps. */
export const appLine = z.object({
  id: hash,
  name: line,
  publisher: publisherName,
  status: appStatus,
  test_mode: z.boolean(),
  maintenance: z.boolean(),
  live_at: moment.nullable().describe('Null while it is being integrated.'),
  people_today: count.describe('Who opened a survey on this UTC day; in test mode for a test app.'),
  completes_today: count.describe('Of the surveys opened on this UTC day.'),
  postbacks: z.enum(postbackHealths),
  go_live: z.object({ passed: count, of: count }).describe('Steps of the self-check.'),
});

export type AppLine = z.infer<typeof appLine>;

/** An app with its settings, as an editor gets it. */
export const operatedApp = z.object({
  id: hash,
  publisher: publisherName,
  payout_share: payoutShare,
  version: z.int().describe('To be sent with a change; a stale one is refused with 409.'),
  settings: appSettings,
  decimals_fixed: z.boolean().describe('Points were moved or promised, so decimals cannot change.'),
  maintenance: z.object({
    on: z.boolean(),
    since: moment.nullable(),
    until: moment.nullable(),
    preview: webUrl.describe('The panel’s page that shows the notice.'),
  }),
  live_at: moment.nullable(),
  created_at: moment,
});

export type OperatedApp = z.infer<typeof operatedApp>;
