// The targeting of the demo surveys. Bob, who is new, is asked a few questions of every kind; alice, whose profile is
// known, qualifies for nearly all of them immediately.
import type { Targeting, TargetingClause } from '@earnwall/domain/matching/targeting';
import { carModels } from '#profile/questions/long-lists/car-models.ts';
import { cities } from '#profile/questions/long-lists/cities.ts';

export interface DemoTargeting {
  targeting: Targeting;
  quotas?: readonly { targeting: Targeting; remaining: number }[];
}

const one = (question: string, ...answers: readonly string[]): TargetingClause => ({ question, answers });
const all = (...clauses: readonly TargetingClause[]): DemoTargeting => ({ targeting: { clauses } });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
const of = (options: readonly { id: string }[], start: string) =>
  options.map(({ id }) => id).filter((id) => id.startsWith(start));

const everybody = all();
const working = one('employment', 'full_time', 'part_time', 'self_employed');
const adults: Targeting = { min_age: 21, max_age: 64, clauses: [] };

/** The American list from its second survey on; the onboarding survey before it asks for itself. */
const american: readonly DemoTargeting[] = [
  {
    targeting: { ...adults, genders: ['male', 'female'] },
    quotas: [
      { targeting: { genders: ['male'], clauses: [] }, remaining: 40 },
      { targeting: { genders: ['female'], clauses: [] }, remaining: 35 },
    ],
  },
  all(one('pets', 'dog', 'cat')),
  all(working, one('household_size', ...numbers(2, 8)), one('city', ...of(cities, 'us-'))),
  everybody,
  all(one('cars', 'one', 'two', 'three_or_more'), one('car_model', ...of(carModels, 'toyota-'))),
  all(one('hobbies', 'baking', 'cooking', 'gardening', 'hiking')),
  all(one('hours_online', ...numbers(5, 60)), one('streaming', 'netflix', 'disney', 'prime')),
  {
    targeting: { clauses: [] },
    quotas: [
      { targeting: { genders: ['male'], clauses: [] }, remaining: 0 },
      { targeting: { genders: ['female'], clauses: [] }, remaining: 12 },
    ],
  },
  all(one('household_income', '40k_60k', '60k_80k', '80k_100k', '100k_150k')),
  everybody,
  all(
    one('children_at_home', 'one', 'two', 'three', 'four_or_more'),
    one('grocery_role', 'mostly_me', 'shared'),
  ),
  all(one('smartphone_brand', 'apple', 'samsung', 'google')),
  all(one('zip', '60601', '60607', '60614', '60622', '60657')),
  { targeting: { ...adults, clauses: [one('shopping', 'clothes', 'shoes', 'beauty')] } },
  all(one('games', 'puzzle', 'strategy', 'casino')),
  everybody,
  all(one('education', 'bachelor', 'master', 'doctorate'), working),
  all(one('industry', 'healthcare', 'education', 'retail', 'it')),
  { targeting: { genders: ['male'], clauses: [one('games', 'shooter', 'racing', 'sports')] } },
  all(one('home', 'own', 'rent')),
  everybody,
  all(one('banking', 'credit_card', 'savings')),
];

const elsewhere: readonly DemoTargeting[] = [
  everybody,
  { targeting: { ...adults, genders: ['male', 'female'] } },
  all(working),
  all(one('devices', 'smartphone', 'tablet')),
  all(one('children_at_home', 'one', 'two', 'three', 'four_or_more')),
];

/** The survey at this place of a country's list. What alice has taken long ago has no targeting. */
export function targetingAt(country: string, place: number): DemoTargeting {
  return (country === 'US' ? american[place - 1] : elsewhere[place % elsewhere.length]) ?? everybody;
}
