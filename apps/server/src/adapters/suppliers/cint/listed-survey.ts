// A row of Cint's lists: the exchange's surveys, and those for which we have a link. A row says what a survey costs and takes;
// whom it wants is asked for each survey.
import type { Said } from '@earnwall/domain/odds/prior';
import * as z from 'zod';
import { decimalMicros } from '#adapters/suppliers/decimal-micros.ts';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { saidOf } from '#adapters/suppliers/said-of.ts';
import { placeOf } from './languages.ts';
import type { CintSettings } from './settings.ts';

export interface ListedSurvey {
  readonly ref: string;
  readonly country: string;
  readonly language: string;
  readonly loi_seconds: number;
  readonly said: Said | null;
  /** Null for a survey with a link of ours, whose price is among its details. */
  readonly payout_micros: bigint | null;
  readonly isGrouped: boolean;
  /** Only people of an earlier survey may take it. */
  readonly isRecontact: boolean;
  readonly isAllocated: boolean;
}

export type ReadRow =
  | { readonly kind: 'listed'; readonly survey: ListedSurvey }
  /** It has an id, but is not one that we can offer. */
  | { readonly kind: 'unusable'; readonly ref: string; readonly reason: string }
  | { readonly kind: 'malformed'; readonly reason: string };

interface Reading {
  readonly settings: Pick<CintSettings, 'commission_percent' | 'asks_for_personal_data'>;
  /** Cint's numbers → its codes, such as `ENG-US`. */
  readonly countryLanguages: ReadonlyMap<string, string>;
  readonly isAllocated: boolean;
}

const recontact = 22;
/** Building a community, and recruiting for a panel. */
const recruiting = [8, 11];

const named = z.object({ SurveyNumber: z.int().positive() });

const minutes = z
  .number()
  .min(0)
  .max(600)
  .nullish()
  .transform((value) => value ?? 0);
const percent = z
  .number()
  .min(0)
  .max(100)
  .nullish()
  .transform((value) => value ?? 0);

const people = z.int().min(0).max(1e9).nullish();

/** What we get of a complete, either plainly or with its currency. */
const net = z.union([
  decimalMicros,
  z
    .object({ value: decimalMicros, currency_code: z.literal('USD').optional() })
    .transform(({ value }) => value),
]);

const row = z.object({
  CountryLanguageID: z.int(),
  LengthOfInterview: minutes,
  BidLengthOfInterview: minutes,
  Conversion: percent,
  BidIncidence: percent,
  /** Of all suppliers. */
  TotalClientEntrants: people,
  OverallCompletes: people,
  TerminationLengthOfInterview: minutes,
  CPI: decimalMicros.nullish(),
  RevenuePerInterview: net.nullish(),
  StudyTypeID: z.int().nullish(),
  SurveyGroupExists: z.union([z.literal(0), z.literal(1), z.boolean()]).nullish(),
  CollectsPII: z.boolean().nullish(),
});

export function readRow(item: unknown, reading: Reading): ReadRow {
  const id = named.safeParse(item);
  if (!id.success) return { kind: 'malformed', reason: problemsOf(id.error, 'the row') };
  const ref = String(id.data.SurveyNumber);
  const read = row.safeParse(item);
  if (!read.success) return { kind: 'unusable', ref, reason: problemsOf(read.error, 'the row') };
  const place = placeOf(reading.countryLanguages.get(String(read.data.CountryLanguageID)) ?? '');
  const reason = problemOf(read.data, place, reading);
  if (reason !== null || !place) return { kind: 'unusable', ref, reason: reason ?? '' };
  return { kind: 'listed', survey: { ref, ...place, ...factsOf(read.data, reading) } };
}

function problemOf(
  { LengthOfInterview, BidLengthOfInterview, StudyTypeID, CollectsPII }: z.infer<typeof row>,
  place: object | null,
  { settings }: Reading,
): string | null {
  if (!place) return 'CountryLanguageID: no counterpart';
  if (LengthOfInterview === 0 && BidLengthOfInterview === 0) return 'LengthOfInterview: none is given';
  const asks = CollectsPII === true || recruiting.includes(StudyTypeID ?? 0);
  return asks && !settings.asks_for_personal_data ? 'It asks for personal data.' : null;
}

function factsOf(found: z.infer<typeof row>, { settings, isAllocated }: Reading) {
  return {
    // What it took others; before anybody was through, what the buyer thinks.
    loi_seconds: Math.ceil((found.LengthOfInterview || found.BidLengthOfInterview) * 60),
    said: saidIn(found),
    payout_micros:
      found.RevenuePerInterview ?? (found.CPI ? netOf(found.CPI, settings.commission_percent) : null),
    isGrouped: found.SurveyGroupExists === 1 || found.SurveyGroupExists === true,
    isRecontact: found.StudyTypeID === recontact,
    isAllocated,
  };
}

/** What was counted; before anybody was through, what the buyer expects, which is no count. */
function saidIn(found: z.infer<typeof row>): Said | null {
  const out_seconds = found.TerminationLengthOfInterview * 60;
  const counted = saidOf({
    conversion: found.Conversion / 100,
    entrants: found.TotalClientEntrants,
    completes: found.OverallCompletes,
    out_seconds,
  });
  return counted ?? saidOf({ conversion: found.BidIncidence / 100, out_seconds });
}

/** What is left of a gross price, rounded down: nobody is promised more than is paid. */
export function netOf(gross: bigint, commissionPercent: number): bigint {
  const kept = BigInt(10_000 - Math.ceil(commissionPercent * 100));
  return (gross * kept) / 10_000n;
}
