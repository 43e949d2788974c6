// A person's list: the index finds candidates in everybody's order, and they are put in the person's own, by what a minute of
// each yields for them (OD-01, decision 0134). Who is in the holdout keeps the order by the suppliers' word (OD-04).
import { maxSurveys } from '@earnwall/contract/address-values';
import {
  newcomerAt,
  newcomerFor,
  newcomerLists,
  orderByValue,
  withNewcomer,
} from '@earnwall/domain/odds/order';
import type { InventorySnapshot } from './inventory-snapshot.ts';
import type { ListedSurvey } from './listed-survey.ts';
import { oddsFor, type PersonalOdds } from './personal-odds.ts';
import type { KnownRespondent } from './respondents.ts';

interface PlacedSurvey {
  readonly id: number;
  readonly survey: ListedSurvey;
  readonly odds: PersonalOdds;
  /** What it is ordered by. */
  readonly value: number;
}

export interface OrderedList {
  readonly surveys: readonly PlacedSurvey[];
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
  const found = snapshot.match(person, isHoldout ? candidatesOf.holdout : candidatesOf.value);
  const oddsOf = oddsFor(snapshot, person, minute);
  const candidates = found.map((survey): PlacedSurvey => {
    const odds = oddsOf(survey);
    return {
      id: survey.id,
      survey,
      odds,
      value: isHoldout ? -survey.rank : (survey.placedValue ?? odds.value),
    };
  });
  const surveys = orderByValue(candidates);
  return isHoldout
    ? { surveys: surveys.slice(0, maxSurveys), newcomer: null }
    : withDrawn(surveys, person.own.drawAt(now));
}

/** Whether a list may carry a newcomer: then it changes with the hour. */
export const mayCarryNewcomer = ({ own }: KnownRespondent, now: Date): boolean =>
  own.arm !== 'holdout' && own.drawAt(now) < newcomerLists;

/** What an operator has placed keeps its place: a newcomer is the third of the others. */
function withDrawn(surveys: PlacedSurvey[], draw: number): OrderedList {
  if (draw >= newcomerLists) return { surveys, newcomer: null };
  const isPlaced = ({ survey }: PlacedSurvey) => survey.placedValue !== null;
  const others = surveys.filter((placed) => !isPlaced(placed));
  const drawn = newcomerFor(
    others.filter(({ odds }) => odds.shown === null),
    draw,
  );
  if (!drawn || others.indexOf(drawn.newcomer) <= newcomerAt) return { surveys, newcomer: null };
  const reordered = withNewcomer(others, drawn.newcomer).values();
  return {
    surveys: surveys.map((placed) => (isPlaced(placed) ? placed : (reordered.next().value ?? placed))),
    newcomer: { id: drawn.newcomer.id, chance: drawn.chance },
  };
}
