// A survey's place in a person's list as JSON: a form with room for order and odds, to be filled in where it was copied to. One
// copy and a few digits cost less than a copy for each of the three.
import type { LentPage } from '#request/lent-page.ts';

const order = '"order":';
const odds = ',"odds":';
const minute = ',"per_minute":';
const room = '    ';

/** Stands last in what is copied. */
export const placeForm = `${order}${room}${odds}${room}${minute}`;

/** How far the end of each room is before the end of the form. */
const orderEnd = placeForm.length - order.length - room.length;
const oddsEnd = minute.length;

interface Place {
  readonly order: number;
  /** 0 while they are not known. */
  readonly odds: number;
  readonly per_minute: number | null;
}

/** Fills in the form that was written last, and goes on with what a minute yields, and a comma. */
export function writePlace(page: LentPage, { order, odds, per_minute }: Place): void {
  page.fillIn(orderEnd, order);
  if (odds > 0) page.fillIn(oddsEnd, odds);
  else page.fillInText(oddsEnd, 'null');
  page.writeText(minuteText(per_minute));
}

/** Of two digits each, so that there are few. */
const minutes = new Map<number | null, string>();
const mostMinutes = 2_000;

function minuteText(per_minute: number | null): string {
  const known = minutes.get(per_minute);
  if (known !== undefined) return known;
  const made = `${per_minute},`;
  if (minutes.size >= mostMinutes) minutes.clear();
  minutes.set(per_minute, made);
  return made;
}
