// The opportunities of this registry, each showing another way in which clients describe whom they want.
import { randomUUID } from 'node:crypto';

export interface Opportunity {
  readonly id: number;
  readonly project_id: number;
  status: 'OPEN' | 'PAUSED' | 'CLOSED';
  cost_per_interview: number;
  readonly ctx: string;
  readonly language: string;
  quotas: { cells: string[]; count: number; status: 'OPEN' | 'CLOSED' }[][];
  /** Sent without its locale, as a mistake would be. */
  malformed: boolean;
  readonly rest: Readonly<Record<string, unknown>>;
}

const cells = [
  { tag: 'adults', attribute_id: 80, negate: false, kind: 'RANGE', range: { from: 18, to: 99 } },
  { tag: 'under-35', attribute_id: 80, negate: false, kind: 'RANGE', range: { from: 18, to: 34 } },
  { tag: 'from-35', attribute_id: 80, negate: false, kind: 'RANGE', range: { from: 35, to: null } },
  { tag: 'male', attribute_id: 1, negate: false, kind: 'VALUE', value: '1' },
  { tag: 'female', attribute_id: 1, negate: false, kind: 'VALUE', value: '2' },
  { tag: 'not-male', attribute_id: 1, negate: true, kind: 'VALUE', value: '1' },
  {
    tag: 'employed',
    attribute_id: 115,
    negate: false,
    kind: 'LIST',
    operator: 'OR',
    list: ['45364', '45365'],
  },
  { tag: 'not-retired', attribute_id: 115, negate: true, kind: 'LIST', operator: 'OR', list: ['45370'] },
  { tag: 'nearby', attribute_id: 8, negate: false, kind: 'COLLECTION', collection: '2169971' },
];

interface Plan {
  readonly minutes: number;
  readonly price: number;
  readonly incidence?: number;
  readonly category: number;
  readonly project?: number;
  readonly filters?: readonly (readonly (readonly string[])[])[];
  readonly quotas?: readonly (readonly (readonly [readonly string[], number])[])[];
  readonly devices?: readonly string[];
  readonly projectExclusions?: readonly number[];
}

const everybody: NonNullable<Plan['quotas']> = [[[[], 100]]];

const plans: readonly Plan[] = [
  { minutes: 10, price: 0.77, category: 562 },
  { minutes: 5, price: 0.4, category: 559, filters: [[['adults']]] },
  { minutes: 15, price: 1.35, category: 558, filters: [[['adults']], [['male'], ['female']]] },
  {
    minutes: 12,
    price: 1.1,
    category: 561,
    quotas: [
      [
        [['under-35'], 40],
        [['from-35'], 60],
      ],
    ],
  },
  {
    ...{ minutes: 20, price: 2.2, category: 550, filters: [[['adults']]] },
    quotas: [
      [
        [['male'], 30],
        [['female'], 30],
      ],
      [
        [['under-35'], 20],
        [['from-35'], 40],
      ],
    ],
  },
  { minutes: 8, price: 0.65, category: 568, filters: [[['not-male']]] },
  { minutes: 9, price: 0.9, category: 553, filters: [[['employed', 'adults']]] },
  { minutes: 7, price: 0.55, category: 565, filters: [[['not-retired']]] },
  { minutes: 6, price: 0.5, category: 569, filters: [[['nearby']]] },
  { minutes: 11, price: 1, category: 582, project: 700_100, incidence: 60 },
  { minutes: 11, price: 1.05, category: 582, project: 700_100, incidence: 55 },
  { minutes: 14, price: 1.2, category: 573, projectExclusions: [700_100] },
  { minutes: 5, price: 0.45, category: 576, devices: ['mobile'] },
  {
    minutes: 10,
    price: 0.8,
    category: 572,
    quotas: [
      [
        [['male'], 0],
        [['female'], 50],
      ],
    ],
  },
];

const languages: Readonly<Record<string, string>> = {
  ...{ DE: 'de', AT: 'de', FR: 'fr', ES: 'es', MX: 'es', BR: 'pt', JP: 'ja', KR: 'ko', SA: 'ar' },
};

export function createOpportunities(country: string): Opportunity[] {
  const language = languages[country] ?? 'en';
  return plans.map((plan, place) => ({
    ...{ id: 13_100 + place, project_id: plan.project ?? 700_000 + place, malformed: false },
    status: 'OPEN',
    ...{ cost_per_interview: plan.price, ctx: randomUUID(), language },
    quotas: (plan.quotas ?? everybody).map((group) =>
      group.map(([cells, count]) => ({ cells: [...cells], count, status: 'OPEN' as const })),
    ),
    rest: {
      ...{ client_id: null, length_of_interview: plan.minutes, incidence_rate: plan.incidence ?? 80 },
      ...{ completes: 100, group_id: 112_411_000 + place, evaluation: 'COMPLETES', days_in_field: 25 },
      ...{ category_ids: [plan.category], locale: { language, country } },
      ...{ devices: plan.devices ?? ['desktop', 'mobile', 'tablet'], cells },
      filters: (plan.filters ?? []).map((group) => group.map((cells) => ({ id: randomUUID(), cells }))),
      ...{ project_exclusions: plan.projectExclusions ?? [], category_exclusions: [] },
    },
  }));
}

/** As the registry sends it. */
export function shown(opportunity: Opportunity, gateway: string): Record<string, unknown> {
  const { ctx, language, rest, malformed, quotas, ...item } = opportunity;
  return {
    ...item,
    ...rest,
    ...(malformed && { locale: null }),
    quotas: quotas.map((group) => group.map((quota, place) => ({ id: `${place}`, ...quota }))),
    links: { live: `${gateway}/start?ctx=${ctx}&language=${language}` },
  };
}
