// The rows of the table by app, country, supplier or kind: each is also a filter, by its key.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { noKey, type Split, type StatKind } from '@earnwall/contract/numbers';
import { countryName } from '@earnwall/domain/console/country-name';
import type { DateRange } from '@earnwall/domain/numbers/period';
import type { StatSums } from '#store/statistics/sums.ts';
import { figuresOf, isNothing, noSums, type Shown } from './figures.ts';
import type { PeopleCounts } from './people-readings.ts';

type Row = ConsoleAnswerOf<'console/numbers/get-numbers'>['rows'][number];

interface Named {
  readonly id: string;
  readonly name: string;
}

interface RowFacts {
  readonly split: Split;
  readonly compared: DateRange | null;
  readonly people: PeopleCounts;
  readonly shown: Shown;
  readonly names: { readonly apps: readonly Named[]; readonly suppliers: readonly Named[] };
}

const kindNames: Readonly<Record<StatKind, string>> = {
  survey: 'Surveys',
  offer: 'Offers',
  bonus: 'Bonuses',
  extension: 'Extension',
  credit: 'Credits',
};

/** Those with anything in one of the two periods. */
export function rowsOf(found: readonly StatSums[], facts: RowFacts): Row[] {
  const sums = new Map(found.map((row) => [`${row.span} ${row.key}`, row]));
  const keys = [...new Set(found.filter((row) => !isNothing(row)).map(({ key }) => key))];
  const nameOf = namesFor(facts);
  return keys.map((key) => {
    const of = (period: 0 | 1) =>
      figuresOf(sums.get(`${period} ${key}`) ?? noSums, facts.people.ofKey(period, key), facts.shown);
    return { key: key || noKey, name: nameOf(key), now: of(0), before: facts.compared && of(1) };
  });
}

function namesFor({ split, names }: RowFacts): (key: string) => string {
  const known = new Map([...names.suppliers, ...names.apps].map(({ id, name }) => [id, name]));
  if (split === 'country') return (key) => (key === '' ? 'Unknown' : (countryName(key) ?? key));
  if (split === 'kind') return (key) => kindNames[key as StatKind] ?? key;
  return (key) => (key === '' ? 'None' : (known.get(key) ?? key));
}

/** The most completes first. */
export function sortedRows(rows: readonly Row[]): Row[] {
  const weight = ({ now }: Row) => [
    now.completes,
    now.starts,
    now.clicks,
    now.reward_micros,
    now.points ?? 0,
  ];
  return [...rows].sort((one, other) => {
    const others = weight(other);
    const first = weight(one).findIndex((value, index) => value !== others[index]);
    return first === -1
      ? one.name.localeCompare(other.name, 'en')
      : (others[first] ?? 0) - (weight(one)[first] ?? 0);
  });
}
