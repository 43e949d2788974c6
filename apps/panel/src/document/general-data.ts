import type { PaintData } from '#lib/paint-data.ts';
import { ShortNames } from './short-names.ts';

// What people of one app, country and language have in common of the data of a first paint, and what is a person's own.

/** They stand for the figures of a person. */
export const earnedMarks = { today: 1, thirtyDays: 2 } as const;

export const somebody = 'somebody';

/** As anybody would have it, and without surveys. */
export function generalData({
  ip_log: _,
  surveys: __,
  metadata,
  ...rest
}: PaintData): Omit<PaintData, 'surveys'> {
  const general = metadata && {
    ...metadata,
    uhash: metadata.uhash === null ? null : somebody,
    ubirthday: null,
    earned_today: earnedMarks.today,
    earned_thirtydays: earnedMarks.thirtyDays,
  };
  return { ...rest, now: 0, metadata: general };
}

export type OwnData = Pick<PaintData, 'now' | 'ip_log'> & {
  metadata: Pick<
    NonNullable<PaintData['metadata']>,
    'uhash' | 'ubirthday' | 'earned_today' | 'earned_thirtydays'
  > | null;
};

/** What `generalData` leaves out. */
export function ownData({ now, ip_log, metadata }: PaintData): OwnData {
  if (!metadata) return { now, metadata, ...(ip_log !== undefined && { ip_log }) };
  const { uhash, ubirthday, earned_today, earned_thirtydays } = metadata;
  const own = { uhash, ubirthday, earned_today, earned_thirtydays };
  return { now, metadata: own, ...(ip_log !== undefined && { ip_log }) };
}

interface GeneralText {
  /** `generalData` as JSON. */
  text: string;
  /** A short name for it, for keys. */
  name: string;
}

const texts = new WeakMap<PaintData, GeneralText>();
const names = new ShortNames(1_000);

/** Written once for each visit. */
export function generalText(data: PaintData): GeneralText {
  const known = texts.get(data);
  if (known) return known;
  const text = JSON.stringify(generalData(data));
  const made = { text, name: names.of(text) };
  texts.set(data, made);
  return made;
}
