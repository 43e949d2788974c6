// One person's odds for the surveys of a list, and what a minute of each yields, from their records: by the same rules as for
// one survey alone, and a test holds them equal.
import { expectedAwayPay } from '../fair-pay/away-pay.ts';
import type { Respondent } from '../matching/targeting.ts';
import { devicesOfOdds } from './device-effects.ts';
import { shownOdds } from './steps.ts';
import { field, hasGroups, type SurveyRecords, wantedFrom } from './survey-records.ts';
import { expectedSeconds, secondsPerQuestion } from './times.ts';
import { type ShareOf, unknownShare } from './unknown-share.ts';
import { awayPerMinute, valuePerMinute } from './value.ts';

export interface ListPerson {
  readonly person: Respondent;
  /** `knownQuestions`. */
  readonly known: Uint8Array;
  readonly shares: ShareOf;
  /** Odds at entry by the mean conversion. */
  readonly entryOf: (mean: number) => number;
  /** What a minute is paid to who is turned away; null where nothing is. */
  readonly minute: number | null;
}

/** By the place of the survey in what was given. */
export interface ListOdds {
  /** Per minute; 0 where nobody is turned away. */
  readonly values: Float64Array;
  /** Of that, pay for time. */
  readonly aways: Float64Array;
  /** In percent; 0 while they are not known. */
  readonly shown: Uint8Array;
}

/** Of every list, one after the other: arrays of its own would cost each list more than all of its sums. */
let made = emptyOdds(1024);
let entries = new Float64Array(128);
let gathered = { records: new Int32Array(1024), flags: new Uint8Array(1024) };

/** It holds until the next list is asked for. */
export function listOdds(
  records: SurveyRecords,
  places: readonly { readonly record: number }[],
  { person, known, shares, entryOf, minute }: ListPerson,
): ListOdds {
  const { numbers, means, groups } = records;
  const device = devicesOfOdds.indexOf(person.device);
  const { values, aways, shown } = roomFor(places.length);
  // By the number of the mean; 0 where it was not asked for yet, which no odds at entry are.
  if (entries.length < means.length) entries = new Float64Array(2 * means.length);
  else entries.fill(0, 0, means.length);
  const { records: ats, flags: allFlags } = gather(numbers, places);
  for (let index = 0; index < places.length; index += 1) {
    const at = ats[index] as number;
    const flags = allFlags[index] as number;
    const from = at + wantedFrom;
    const end = from + read(numbers, at + field.wanted);
    shown[index] = 0;
    values[index] = 0;
    aways[index] = 0;
    if (end < from) continue;
    const group = (flags & hasGroups) === 0 ? undefined : groups.get(at);
    let q = group === undefined ? 1 : unknownShare(group, person, shares);
    let questions = 0;
    for (let next = from; next < end; next += 1) {
      const entry = read(numbers, next);
      const question = entry | 0;
      const isKnown = known[question] as number;
      // Without a branch, which nobody could predict: a known answer multiplies by 1.
      q *= Math.max(entry - question, isKnown);
      questions += 1 - isKnown;
    }
    const mean = read(numbers, at + field.mean + device);
    let entry = read(entries, mean);
    if (entry === 0) {
      entry = entryOf(means[mean] as number);
      entries[mean] = entry;
    }
    const p = q * entry;
    const reward = read(numbers, at + field.reward);
    const reversal_rate = read(numbers, at + field.reversal_rate);
    const out_seconds = read(numbers, at + field.out_seconds);
    const seconds = expectedSeconds({
      p,
      q,
      out_seconds,
      finish_seconds: read(numbers, at + field.finish_seconds),
      question_seconds: questions * secondsPerQuestion,
    });
    const paid_seconds = read(numbers, at + field.paid_seconds);
    const away_pay =
      minute === null ? 0 : expectedAwayPay({ minute, reward, p, q, out_seconds, paid_seconds });
    values[index] = valuePerMinute({ p, reward, reversal_rate, away_pay, seconds });
    if (away_pay !== 0) aways[index] = awayPerMinute({ p, away_pay, seconds });
    if ((flags & (1 << device)) !== 0) shown[index] = shownOdds(p);
  }
  return made;
}

/** Records lie apart, and a loop that does nothing but read them has the processor fetch many at once. */
function gather(numbers: Float64Array, places: readonly { readonly record: number }[]): typeof gathered {
  const count = places.length;
  if (gathered.flags.length < count)
    gathered = { records: new Int32Array(2 * count), flags: new Uint8Array(2 * count) };
  const { records, flags } = gathered;
  for (let index = 0; index < count; index += 1) {
    const at = (places[index] as { record: number }).record;
    records[index] = at;
    flags[index] = read(numbers, at + field.flags);
  }
  return gathered;
}

function roomFor(count: number): ListOdds {
  if (made.values.length < count) made = emptyOdds(2 * count);
  return made;
}

function emptyOdds(count: number): ListOdds {
  return {
    values: new Float64Array(count),
    aways: new Float64Array(count),
    shown: new Uint8Array(count),
  };
}

/** Every index comes from a record itself, so there is always a number. */
const read = (numbers: Float64Array, at: number) => numbers[at] as number;
