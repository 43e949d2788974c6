import * as z from 'zod';
import { announcementLimits } from '../announcement-limits.ts';
import { localTime, runState, zoneName } from './operated-bonus.ts';
import { country, hash, line, moment, storableText } from './scalars.ts';

/** Announcements above the lists of panels, as the console plans and shows them. */

const words = z.strictObject({
  text: storableText(announcementLimits.text).describe('Plain, or with a few harmless tags; sanitised.'),
  label: storableText(announcementLimits.label).nullable().describe('What the link says.'),
});
export type AnnouncementWords = z.infer<typeof words>;

export const announcementPlan = z.strictObject({
  texts: z
    .record(storableText(8), words)
    .describe('By language of the panel; `en` is needed, and shown where another one is missing.'),
  link: storableText(announcementLimits.link).nullable(),
  country: country.nullable().describe('Null is everybody of the app.'),
  zone: zoneName,
  starts: localTime.nullable().describe('Null is at once.'),
  ends: localTime.nullable().describe('Null is until somebody ends it.'),
});
export type AnnouncementPlan = z.infer<typeof announcementPlan>;

export const operatedAnnouncement = z.object({
  id: hash,
  app: z.object({ id: hash, name: line }),
  texts: announcementPlan.shape.texts,
  link: z.string().nullable(),
  country: country.nullable(),
  zone: zoneName,
  starts: localTime,
  ends: localTime.nullable(),
  starts_at: moment,
  ends_at: moment.nullable(),
  state: runState,
});
export type OperatedAnnouncement = z.infer<typeof operatedAnnouncement>;
