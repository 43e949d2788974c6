// The world day by day under one policy. Who comes when, which place they open and how each attempt would end is the same
// under all policies, so that what differs is theirs.
import { unknownShare } from '@earnwall/domain/odds/unknown-share';
import { Seeded } from '../shared/seeded.ts';
import { enter, isLetIn, openQuestions } from './attempt.ts';
import type { Click } from './books.ts';
import { Fold } from './fold.ts';
import { Inventory } from './inventory.ts';
import { Knowledge } from './knowledge.ts';
import { Measured } from './measured.ts';
import { countriesOf, type Person, personOf } from './people.ts';
import { byValue, entryOddsOf, type Placed, type Policy, type Visit } from './policies.ts';
import type { WorldSurvey } from './surveys.ts';
import { expectedOf, trueSharesOf } from './truth.ts';

export interface WorldSize {
  readonly days: number;
  /** The first days, in which little is known, are not measured. */
  readonly daysToLearn: number;
  readonly visitsADay: number;
  readonly people: number;
  /** Of the inventory, see there. */
  readonly surveys: number;
  readonly life: number | null;
  readonly openDays: number;
}

/** People open the first place most often, each next one less. */
const nextPlace = 0.35;
/** Whoever looks further is rare. */
const measuredPlaces = 6;
/** How often a day the inventory is read. */
const readsADay = 8;
const minutesADay = 1440;

export function playWorld(seed: number, size: WorldSize, policy: Policy): Measured {
  const making = new Seeded(seed);
  const countries = countriesOf(making);
  const people = Array.from({ length: size.people }, (_, id) => personOf(id, countries, making));
  const trueShares = new Map(countries.map((country) => [country.code, trueSharesOf(country)]));
  const [coming, deciding] = [new Seeded(seed + 1), new Seeded(seed + 2)];
  const inventory = new Inventory(seed, countries, size);
  const knowledge = new Knowledge();
  const fold = new Fold(knowledge);
  const measured = new Measured();
  let open = inventory.openNow();

  const visitAt = (now: number, person: Person, place: number) => {
    const code = person.country.code;
    const visit: Visit = {
      person,
      open: (open.get(code) ?? []).filter((survey) => isFor(survey, person)),
      knowledge,
      shares: knowledge.sharesIn(code),
      trueShares: trueShares.get(code) ?? (() => null),
      seeded: deciding,
    };
    const list = policy(visit);
    const chosen = list[Math.min(place, list.length - 1)];
    if (!chosen) return;
    const { survey } = chosen;
    if (now >= size.daysToLearn * minutesADay) {
      for (const [at, placed] of list.slice(0, measuredPlaces).entries()) {
        const isLast = at === Math.min(measuredPlaces, list.length) - 1;
        const asked = openQuestions(placed.survey, person);
        const truth = expectedOf(placed.survey, person, visit.trueShares, asked);
        measured.add(placed, person, truth, nextPlace ** at * (isLast ? 1 : 1 - nextPlace));
      }
    }
    person.taken.add(survey.id);
    const odds = entryOddsOf(visit, survey);
    if (!isLetIn(survey, person)) return;
    survey.life -= 1;
    const entry = enter(survey, person, new Seeded((seed * 31 + person.id) * 65_537 + survey.key));
    fold.started(clickOf(knowledge, chosen, person, { ...odds, seconds: entry.seconds }), entry, now);
  };

  for (let day = 0; day < size.days; day += 1) {
    for (let visit = 0; visit < size.visitsADay; visit += 1) {
      const now = (day + visit / size.visitsADay) * minutesADay;
      fold.upTo(now);
      if (visit % Math.ceil(size.visitsADay / readsADay) === 0) {
        inventory.advance(now / minutesADay);
        open = inventory.openNow();
      }
      const person = people[coming.below(people.length)];
      const place = Math.floor(Math.log(1 - coming.next()) / Math.log(nextPlace));
      if (person) visitAt(now, person, place);
    }
    // The others ask nothing that has to be learned.
    if (policy === byValue) knowledge.learn(people, [...open.values()].flat());
  }
  return measured;
}

/** Open, not taken yet, and contradicted by nothing that is known. */
const isFor = (survey: WorldSurvey, { known, taken }: Person): boolean =>
  survey.life > 0 && !taken.has(survey.id) && unknownShare(survey.targeting, known, always) > 0;

const always = () => 1;

const clickOf = (
  knowledge: Knowledge,
  { survey }: Placed,
  person: Person,
  odds: Pick<Click, 'usual' | 'said' | 'seconds'>,
): Click => ({
  book: knowledge.bookOf(survey),
  device: person.truth.device ?? 'desktop',
  person,
  ...odds,
  ...{ hasCompleted: false, isReversed: false, isReported: false, isCounted: false },
});
