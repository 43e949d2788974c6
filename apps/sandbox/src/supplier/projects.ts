// A project as its client ordered it, and as it stands at a moment: price, length, whom it wants and how many are left.
import { isOpen, type Lifetime, progressAt } from './lifetimes.ts';
import { type Market, marketOfSlot } from './markets.ts';
import { type Question, questions } from './questions.ts';
import { type Random, randomOf } from './random.ts';

export type Qualification =
  | { kind: 'AGE'; from: number; to: number }
  | { kind: 'GENDER'; codes: readonly number[] }
  | { kind: 'QUESTION'; question: number; codes: readonly string[] }
  /** An audience bought elsewhere: nobody but the supplier can tell who belongs to it. */
  | { kind: 'SEGMENT'; segment: string };

export interface Project {
  project: number;
  state: 'LIVE';
  country: string;
  language: string;
  cpi: { amount: string; currency: 'USD' };
  minutes: number;
  /** Percent of those who enter that complete. */
  incidence: number;
  screens: { pc: boolean; phone: boolean; tablet: boolean };
  wants: readonly Qualification[];
  quotas: readonly { quota: string; wants: readonly Qualification[]; open: number }[];
}

export interface ClosedProject {
  project: number;
  state: 'CLOSED';
}

/** Room for a million projects per slot; the number tells slot and generation back. */
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
    minutes,
    incidence,
    cpi: { amount: price(market, minutes, incidence, progress, random), currency: 'USD' },
    screens: random.pick(screens),
    wants: inventWants(random),
    quotas: inventQuotas(random, progress),
  };
}

const everywhere = { pc: true, phone: true, tablet: true };
const screens = [
  everywhere,
  everywhere,
  everywhere,
  { pc: true, phone: false, tablet: true },
  { pc: false, phone: true, tablet: true },
] as const;

/** Rare people cost more, and a project that ends soon and is not full yet sometimes pays a little extra. */
function price(market: Market, minutes: number, incidence: number, progress: number, random: Random): string {
  const perMinute = random.between(7, 13) + (incidence < 40 ? 5 : 0);
  const hurried = random.chance(15) && progress > 0.6 ? 115 : 100;
  const cents = Math.round((minutes * perMinute * market.price * hurried) / 10_000);
  return (Math.max(5, cents) / 100).toFixed(2);
}

function inventWants(random: Random): Qualification[] {
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

function inventQuotas(random: Random, progress: number): Project['quotas'] {
  const cells = random.pick([[], [], genderCells, ageCells, ageCells]);
  return cells.map((wants, index) => {
    const ordered = random.between(20, 400);
    const pace = random.between(40, 130) / 100;
    return { quota: `c${index + 1}`, wants, open: Math.max(0, Math.round(ordered * (1 - progress * pace))) };
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

const wheel: readonly Question[] = questions.flatMap((question) =>
  Array.from({ length: question.weight }, () => question),
);

function someQuestions(random: Random, count: number): Question[] {
  const chosen = new Set<Question>();
  while (chosen.size < count) chosen.add(wheel[random.between(0, wheel.length - 1)] ?? questions[0]);
  return [...chosen].sort((a, b) => a.id - b.id);
}

function someCodes({ codes }: Question, random: Random): string[] {
  const share = random.between(30, 85);
  const chosen = codes.filter(() => random.chance(share));
  return chosen.length > 0 ? chosen : [random.pick(codes)];
}
