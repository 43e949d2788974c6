// A person's list: the index finds candidates in everybody's order, and they are put in the person's own, by what a minute of
// each yields for them (OD-01, decision 0134). Who is in the holdout keeps the order by the suppliers' word (OD-04).
import { maxSurveys } from '@earnwall/contract/address-values';
import { listOdds } from '@earnwall/domain/odds/list-odds';
import { newcomerAt, newcomerFor, newcomerLists, withNewcomer } from '@earnwall/domain/odds/order';
import { sortedPlaces } from '@earnwall/domain/odds/sorted-places';
import type { InventorySnapshot } from './inventory-snapshot.ts';
import type { ListedSurvey } from './listed-survey.ts';
import { listPerson } from './personal-odds.ts';
import type { KnownRespondent } from './respondents.ts';
import { ShownList } from './shown-list.ts';

export interface OrderedList {
  /** It holds until the next list is made. */
  readonly list: ShownList;
  /** The survey that stands higher than its value by a draw, and with which chance. */
  readonly newcomer: { readonly id: number; readonly chance: number } | null;
}

/** So many more for the holdout that everybody's order leaves out hardly any that its own would have. */
const candidatesOf = { value: maxSurveys, holdout: 5 * maxSurveys };

/** However short a list is asked for, it is the beginning of the whole one. */
export function orderedList(
  snapshot: InventorySnapshot,
  person: KnownRespondent,
  minute: number | null,
  now: Date,
): OrderedList {
  const isHoldout = person.own.arm === 'holdout';
  const found = isHoldout
    ? firstByRank(snapshot.match(person, candidatesOf.holdout))
    : snapshot.match(person, candidatesOf.value);
  const odds = listOdds(snapshot.records, found, listPerson(snapshot, person, minute));
  if (isHoldout) return { list: new ShownList(found, Uint16Array.from(found.keys()), odds), newcomer: null };
  const places = placesByValue(found, odds.values);
  const newcomer = drawNewcomer(found, places, odds.shown, person.own.drawAt(now));
  return { list: new ShownList(found, places, odds), newcomer };
}

/** Whether a list may carry a newcomer: then it changes with the hour. */
export const mayCarryNewcomer = ({ own }: KnownRespondent, now: Date): boolean =>
  own.arm !== 'holdout' && own.drawAt(now) < newcomerLists;

function firstByRank(found: readonly ListedSurvey[]): ListedSurvey[] {
  const values = Float64Array.from(found, ({ rank }) => -rank);
  const ids = Float64Array.from(found, ({ id }) => id);
  const first = sortedPlaces(values, ids, found.length).subarray(0, Math.min(found.length, maxSurveys));
  return Array.from(first, (place) => found[place] as ListedSurvey);
}

const ids = new Float64Array(candidatesOf.value);
const keys = new Float64Array(candidatesOf.value);

/** What an operator has placed counts as that place. */
function placesByValue(found: readonly ListedSurvey[], values: Float64Array): Uint16Array {
  for (let place = 0; place < found.length; place += 1) {
    const { id, placedValue } = found[place] as ListedSurvey;
    ids[place] = id;
    keys[place] = placedValue ?? (values[place] as number);
  }
  return sortedPlaces(keys, ids, found.length);
}

/** Moves it in the places given. What an operator has placed keeps its own: a newcomer is the third of the others. */
function drawNewcomer(
  found: readonly ListedSurvey[],
  places: Uint16Array,
  shown: Uint8Array,
  draw: number,
): OrderedList['newcomer'] {
  if (draw >= newcomerLists) return null;
  const free = found.map((_, index) => index).filter((index) => surveyAt(index).placedValue === null);
  const others = free.map((index) => ({ id: surveyAt(index).id, place: places[index] as number }));
  const drawn = newcomerFor(
    others.filter(({ place }) => shown[place] === 0),
    draw,
  );
  if (!drawn || others.indexOf(drawn.newcomer) <= newcomerAt) return null;
  for (const [at, { place }] of withNewcomer(others, drawn.newcomer).entries())
    places[free[at] as number] = place;
  return { id: drawn.newcomer.id, chance: drawn.chance };

  function surveyAt(index: number): ListedSurvey {
    return found[places[index] as number] as ListedSurvey;
  }
}
