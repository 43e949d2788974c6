// A person's list: the index finds candidates in everybody's order, and they are put in the person's own, by what a minute of
// each yields for them (OD-01, decision 0134). Who is in the holdout keeps the order by the suppliers' word (OD-04).
import { maxSurveys } from '@earnwall/contract/address-values';
import { type ListOdds, listOdds } from '@earnwall/domain/odds/list-odds';
import { newcomerAt, newcomerFor, newcomerLists, withNewcomer } from '@earnwall/domain/odds/order';
import { sortedPlaces } from '@earnwall/domain/odds/sorted-places';
import type { InventorySnapshot } from './inventory-snapshot.ts';
import type { ListedSurvey } from './listed-survey.ts';
import { listPerson } from './personal-odds.ts';
import type { KnownRespondent } from './respondents.ts';
import type { ShownSurvey } from './shown-survey.ts';

export interface OrderedList {
  readonly surveys: readonly ShownSurvey[];
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
  if (isHoldout)
    return { surveys: found.map((survey, place) => shownAt(place, survey, odds)), newcomer: null };
  const places = placesByValue(found, odds.values);
  const surveys: ShownSurvey[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const place = places[index] as number;
    surveys.push(shownAt(place, found[place] as ListedSurvey, odds));
  }
  return withDrawn(surveys, person.own.drawAt(now));
}

const shownAt = (place: number, survey: ListedSurvey, { values, aways, shown }: ListOdds): ShownSurvey => ({
  survey,
  odds: shown[place] || null,
  value: values[place] as number,
  away: aways[place] as number,
});

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

/** What an operator has placed keeps its place: a newcomer is the third of the others. */
function withDrawn(surveys: readonly ShownSurvey[], draw: number): OrderedList {
  if (draw >= newcomerLists) return { surveys, newcomer: null };
  const isPlaced = ({ survey }: ShownSurvey) => survey.placedValue !== null;
  const others = surveys
    .filter((shown) => !isPlaced(shown))
    .map(({ survey, odds, value, away }) => ({ id: survey.id, survey, odds, value, away }));
  const drawn = newcomerFor(
    others.filter(({ odds }) => odds === null),
    draw,
  );
  if (!drawn || others.indexOf(drawn.newcomer) <= newcomerAt) return { surveys, newcomer: null };
  const reordered = withNewcomer(others, drawn.newcomer).values();
  return {
    surveys: surveys.map((shown) => (isPlaced(shown) ? shown : (reordered.next().value ?? shown))),
    newcomer: { id: drawn.newcomer.id, chance: drawn.chance },
  };
}
