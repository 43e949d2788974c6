// Translates the sandbox supplier's projects into surveys. A project with a demand that we cannot check is unusable: better
// not shown than shown to the wrong users.
import type { Topic } from '@earnwall/contract/topics';
import type { Gender, Targeting } from '@earnwall/domain/matching/targeting';
import type { Device } from '@earnwall/domain/surveys/device';
import * as z from 'zod';
import type { SupplierSurvey } from '#ports/supplier.ts';
import { problemsOf } from './problems-of.ts';
import { saidOf } from './said-of.ts';
import { sandboxCountries } from './sandbox-countries.ts';
import { microsOf, sandboxPrice } from './sandbox-price.ts';
import { translateQuestion } from './sandbox-questions.ts';

export type TranslatedProject =
  | { kind: 'open'; survey: SupplierSurvey }
  | { kind: 'closed'; ref: string }
  /** It has an id, but is not one that we can offer. */
  | { kind: 'unusable'; ref: string; reason: string }
  | { kind: 'malformed'; reason: string };

export function translateProject(item: unknown): TranslatedProject {
  const named = namedItem.safeParse(item);
  if (!named.success) return { kind: 'malformed', reason: problemsOf(named.error, 'the row') };
  const ref = String(named.data.project);
  if (named.data.state === 'CLOSED') return { kind: 'closed', ref };
  const live = liveProject.safeParse(item);
  return live.success
    ? { kind: 'open', survey: translateLive(ref, live.data) }
    : { kind: 'unusable', ref, reason: problemsOf(live.error, 'the row') };
}

const languages = new Map(
  Object.entries({ eng: 'en', deu: 'de', por: 'pt', jpn: 'ja', ara: 'ar', fra: 'fr', spa: 'es', kor: 'ko' }),
);
const genders = new Map<number, Gender>([
  [1, 'male'],
  [2, 'female'],
  [3, 'other'],
]);

/** Its categories; `OTHER`, and whatever it may add, says nothing about a survey (decision 0101). */
const categories = new Map<string | null | undefined, Topic>([
  ['GROCERY', 'food'],
  ['RETAIL', 'shopping'],
  ['HOUSEHOLD', 'home'],
  ['PARENTING', 'family'],
  ['HEALTHCARE', 'health'],
  ['COSMETICS', 'beauty'],
  ['SPORT', 'sports'],
  ['TOURISM', 'travel'],
  ['AUTOMOTIVE', 'cars'],
  ['FINANCE', 'money'],
  ['EMPLOYMENT', 'work'],
  ['ELECTRONICS', 'technology'],
  ['ENTERTAINMENT', 'media'],
  ['GAMING', 'games'],
  ['SCHOOLING', 'education'],
  ['POLITICS', 'society'],
]);

/** A value that has a counterpart; anything else makes the item invalid. */
const known = <Key extends string | number, Value>(
  key: z.ZodType<Key>,
  counterparts: ReadonlyMap<Key, Value>,
) =>
  key.transform((value, problem) => {
    const counterpart = counterparts.get(value);
    if (counterpart !== undefined) return counterpart;
    problem.addIssue(`no counterpart for ${value}`);
    return z.NEVER;
  });

const namedItem = z.object({ project: z.int().positive(), state: z.string() });

const age = z.int().min(0).max(150);
const wants = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('AGE'), from: age, to: age }),
      z.object({ kind: z.literal('GENDER'), codes: z.array(known(z.int(), genders)).min(1) }),
      z.object({
        kind: z.literal('QUESTION'),
        question: z.int(),
        codes: z.array(z.string().max(100)).min(1).max(1000),
      }),
    ]),
  )
  .max(100);

const liveProject = z.object({
  state: z.literal('LIVE'),
  country: known(z.string(), sandboxCountries),
  language: known(z.string(), languages),
  cpi: sandboxPrice,
  category: z.string().max(100).nullish(),
  minutes: z.number().positive().max(600),
  incidence: z.number().min(0).max(100).nullish(),
  entrants: z.int().min(0).max(1e9).nullish(),
  completes: z.int().min(0).max(1e9).nullish(),
  minutes_out: z.number().min(0).max(600).nullish(),
  screens: z.object({ pc: z.boolean(), phone: z.boolean(), tablet: z.boolean() }),
  wants,
  quotas: z
    .array(z.object({ quota: z.string().min(1).max(100), wants, open: z.int().min(0).max(1e9) }))
    .max(1000),
});

function translateLive(ref: string, live: z.infer<typeof liveProject>): SupplierSurvey {
  return {
    ref,
    country: live.country,
    language: live.language === 'pt' && live.country === 'BR' ? 'pt-BR' : live.language,
    devices: devicesOf(live.screens),
    topic: categories.get(live.category) ?? null,
    loi_seconds: Math.ceil(live.minutes * 60),
    payout_micros: microsOf(live.cpi),
    said: saidOf({
      conversion: (live.incidence ?? 0) / 100,
      entrants: live.entrants,
      completes: live.completes,
      out_seconds: (live.minutes_out ?? 0) * 60,
    }),
    targeting: targetingOf(live.wants),
    quotas: live.quotas.map(({ quota, wants, open }) => ({
      ref: quota,
      targeting: targetingOf(wants),
      remaining: open,
    })),
  };
}

function devicesOf({ pc, phone, tablet }: z.infer<typeof liveProject>['screens']): Device[] {
  const devices: [Device, boolean][] = [
    ['desktop', pc],
    ['mobile', phone],
    ['tablet', tablet],
  ];
  return devices.flatMap(([device, fits]) => (fits ? [device] : []));
}

/** Several ages or genders all have to hold, so the narrowest counts. */
function targetingOf(list: z.infer<typeof wants>): Targeting {
  const ages = list.filter((want) => want.kind === 'AGE');
  const wanted = list.filter((want) => want.kind === 'GENDER').map(({ codes }) => codes);
  const [first, ...others] = wanted;
  return {
    ...(ages.length > 0 && {
      min_age: Math.max(...ages.map(({ from }) => from)),
      max_age: Math.min(...ages.map(({ to }) => to)),
    }),
    ...(first && { genders: first.filter((gender) => others.every((codes) => codes.includes(gender))) }),
    clauses: list
      .filter((want) => want.kind === 'QUESTION')
      .map(({ question, codes }) => translateQuestion(question, codes)),
  };
}
