// A project at a moment: price, length, targeting and remaining quotas.
import { isOpen, type Lifetime, progressAt } from './lifetimes.ts';
import { type Market, marketOfSlot } from './markets.ts';
import { type Question, questions } from './questions.ts';
import { type Random, randomOf } from './random.ts';

export type Qualification =
  | { kind: 'AGE'; from: number; to: number }
  | { kind: 'GENDER'; codes: readonly number[] }
  | { kind: 'QUESTION'; question: number; codes: readonly string[] }
  /** A bought audience: only the supplier knows its members. */
  | { kind: 'SEGMENT'; segment: string };

export interface Project {
  project: number;
  state: 'LIVE';
  country: string;
  language: string;
  cpi: { amount: string; currency: 'USD' };
  /** What it is about; not every project says so. */
  category: string | null;
  minutes: number;
  /** Percent of those who enter that complete; not every project says so. */
  incidence: number | null;
  /** How many it has counted for that, and how long those were in it who were turned away. */
  entrants: number | null;
  completes: number | null;
  minutes_out: number | null;
  screens: { pc: boolean; phone: boolean; tablet: boolean };
  wants: readonly Qualification[];
  quotas: readonly { quota: string; wants: readonly Qualification[]; open: number }[];
}

export interface ClosedProject {
  project: number;
  state: 'CLOSED';
}

/** Up to a million projects per slot; slot and generation can be read from the number. */
export const projectNumber = ({ slot, generation }: Lifetime): number => (slot + 1) * 1_000_000 + generation;
export const slotOf = (project: number): number => Math.floor(project / 1_000_000) - 1;

export function projectAt(
  { seed, countries }: { seed: number; countries: readonly string[] | null },
  lifetime: Lifetime,
  now: number,
): Project | ClosedProject {
  const project = projectNumber(lifetime);
  if (!isOpen(lifetime, now)) return { project, state: 'CLOSED' };
  const random = randomOf(seed, lifetime.slot, lifetime.generation, 2);
  const market = marketOfSlot(lifetime.slot, countries);
  const minutes = random.pick([3, 4, 5, 6, 8, 8, 10, 10, 12, 12, 15, 15, 18, 20, 20, 25, 30]);
  const incidence = random.between(15, 95);
  const progress = progressAt(lifetime, now);
  return {
    project,
    state: 'LIVE',
    country: market.country,
    language: market.language,
    category: randomOf(seed, lifetime.slot, lifetime.generation, 3).pick(categories),
    minutes,
    ...said(incidence, minutes, progress, randomOf(seed, lifetime.slot, lifetime.generation, 4)),
    cpi: { amount: price(market, minutes, incidence, progress, random), currency: 'USD' },
    screens: random.pick(screens),
    wants: randomTargeting(random),
    quotas: randomQuotas(random, progress),
  };
}

const categories = [
  null,
  'GROCERY',
  'RETAIL',
  'HOUSEHOLD',
  'PARENTING',
  'HEALTHCARE',
  'COSMETICS',
  'SPORT',
  'TOURISM',
  'AUTOMOTIVE',
  'FINANCE',
  'EMPLOYMENT',
  'ELECTRONICS',
  'ENTERTAINMENT',
  'GAMING',
  'SCHOOLING',
  'POLITICS',
  'OTHER',
] as const;

const everywhere = { pc: true, phone: true, tablet: true };
const screens = [
  everywhere,
  everywhere,
  everywhere,
  { pc: true, phone: false, tablet: true },
  { pc: false, phone: true, tablet: true },
] as const;

/** One project in eight says nothing, two a share alone, as suppliers do; the others count those who came. */
function said(incidence: number, minutes: number, progress: number, random: Random) {
  const kind = random.between(1, 8);
  const entrants = Math.round(random.between(50, 900) * progress);
  const none = { entrants: null, completes: null, minutes_out: null };
  if (kind === 1) return { ...none, incidence: null };
  if (kind <= 3 || entrants < 6) return { ...none, incidence };
  const completes = Math.round((entrants * incidence) / 100);
  return { incidence, entrants, completes, minutes_out: Math.max(1, Math.round(minutes / 5)) };
}

/** Rare respondents cost more, and a project close to its end sometimes pays extra. */
function price(market: Market, minutes: number, incidence: number, progress: number, random: Random): string {
  const perMinute = random.between(7, 13) + (incidence < 40 ? 5 : 0);
  const urgency = random.chance(15) && progress > 0.6 ? 115 : 100;
  const cents = Math.round((minutes * perMinute * market.price * urgency) / 10_000);
  return (Math.max(5, cents) / 100).toFixed(2);
}

function randomTargeting(random: Random): Qualification[] {
  const wants: Qualification[] = [];
  if (random.chance(65)) {
    const from = random.pick([18, 18, 18, 21, 25, 30, 35, 45]);
    wants.push({ kind: 'AGE', from, to: Math.min(99, from + random.pick([6, 9, 14, 19, 34, 60])) });
  }
  if (random.chance(22)) wants.push({ kind: 'GENDER', codes: [random.pick([1, 2])] });
  for (const question of someQuestions(random, random.pick([0, 0, 1, 1, 2, 2, 3, 4]))) {
    wants.push({ kind: 'QUESTION', question: question.id, codes: someCodes(question, random) });
  }
  if (random.chance(2)) wants.push({ kind: 'SEGMENT', segment: `aud-${random.between(100, 999)}` });
  return wants;
}

function randomQuotas(random: Random, progress: number): Project['quotas'] {
  const cells = random.pick([[], [], genderCells, ageCells, ageCells]);
  return cells.map((wants, index) => {
    const ordered = random.between(20, 400);
    const fillRate = random.between(40, 130) / 100;
    return {
      quota: `c${index + 1}`,
      wants,
      open: Math.max(0, Math.round(ordered * (1 - progress * fillRate))),
    };
  });
}

const genderCells: readonly Qualification[][] = [
  [{ kind: 'GENDER', codes: [1] }],
  [{ kind: 'GENDER', codes: [2] }],
];
const ageCells: readonly Qualification[][] = [
  [{ kind: 'AGE', from: 18, to: 34 }],
  [{ kind: 'AGE', from: 35, to: 54 }],
  [{ kind: 'AGE', from: 55, to: 99 }],
];

const weightedQuestions: readonly Question[] = questions.flatMap((question) =>
  Array.from({ length: question.weight }, () => question),
);

function someQuestions(random: Random, count: number): Question[] {
  const chosen = new Set<Question>();
  while (chosen.size < count)
    chosen.add(weightedQuestions[random.between(0, weightedQuestions.length - 1)] ?? questions[0]);
  return [...chosen].sort((a, b) => a.id - b.id);
}

function someCodes({ codes }: Question, random: Random): string[] {
  const share = random.between(30, 85);
  const chosen = codes.filter(() => random.chance(share));
  return chosen.length > 0 ? chosen : [random.pick(codes)];
}
