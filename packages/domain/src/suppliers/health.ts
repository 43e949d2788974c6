// What is wrong with a supplier, by what was counted of it (decision 0122). A finding that is open ends by a calmer rule
// than the one that began it, so that it does not come and go.
import type { findingKinds, findingSeverities } from '@earnwall/contract/supplier-health';
import { conversionOf, conversionSeverity } from './conversion.ts';
import { type HourCounts, hourMs, since, sumOf } from './hour-counts.ts';
import { hasReported, silenceOf } from './silence.ts';

export type FindingKind = (typeof findingKinds)[number];
type Severity = (typeof findingSeverities)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly details: Readonly<Record<string, number>>;
}

export interface Measured {
  /** Of the last eight days. */
  readonly hours: readonly HourCounts[];
  /** The part of starts that completes, by the supplier's word; null where it says nothing. */
  readonly promised: number | null;
  /** Null where no list is read. `since`: the last whole read, or since when one was due. */
  readonly feed: { readonly since: Date; readonly everyMs: number } | null;
  readonly isPaused: boolean;
  /** Findings that stand. */
  readonly open: readonly Finding[];
}

const dayMs = 24 * hourMs;
const manyRefused = 10;
const refusedPart = 0.1;
const manyUnreadable = 3;
const leastLagMs = 30 * 60_000;

export function findingsOf(measured: Measured, now: Date): Finding[] {
  const found = [silent, refused, unknownCodes, unreadable, conversion, feedLag].map((rule) =>
    rule(measured, now),
  );
  return found.filter((finding) => finding !== null);
}

type Rule = (measured: Measured, now: Date) => Finding | null;

const standing = ({ open }: Measured, kind: FindingKind): Finding | null =>
  open.find((finding) => finding.kind === kind) ?? null;

/** Ends with a report; while paused nobody starts, so that nothing new is learnt. */
const silent: Rule = (measured, now) => {
  const before = standing(measured, 'silent');
  if (before && measured.isPaused) return hasReported(measured.hours, now) ? null : before;
  const silence = silenceOf(measured, now);
  if (!silence) return null;
  const { severity, ...details } = silence;
  return { kind: 'silent', severity, details };
};

/** Anybody can send messages with a wrong signature: they are shown, and never pause anything. */
const refused: Rule = (measured, now) => {
  const sums = sumOf(measured.hours, since(now, 3 * hourMs));
  const calm = standing(measured, 'refused') ? 1 / 2 : 1;
  const part = sums.refused / Math.max(1, sums.refused + sums.reports);
  if (sums.refused < manyRefused * calm || part <= refusedPart * calm) return null;
  return { kind: 'refused', severity: 'watch', details: { refused: sums.refused, reports: sums.reports } };
};

/** One is enough: somebody was paid nothing for it. */
const unknownCodes: Rule = ({ hours }, now) => {
  const { unknown_code, reports } = sumOf(hours, since(now, dayMs));
  if (unknown_code === 0) return null;
  return { kind: 'unknown_codes', severity: 'watch', details: { unknown: unknown_code, reports } };
};

const unreadable: Rule = (measured, now) => {
  const sums = sumOf(measured.hours, since(now, dayMs));
  const least = standing(measured, 'unreadable') ? 1 : manyUnreadable;
  if (sums.unreadable < least) return null;
  const details = { unreadable: sums.unreadable, reports: sums.reports };
  return { kind: 'unreadable', severity: 'watch', details };
};

const conversion: Rule = (measured, now) => {
  const before = standing(measured, 'conversion');
  if (before && measured.isPaused) return before;
  const { promised, hours } = measured;
  const observed = conversionOf(hours, now);
  const severity = conversionSeverity(observed, promised, before !== null);
  if (severity === null || promised === null) return null;
  const { starts, completes, high } = observed;
  return { kind: 'conversion', severity, details: { starts, completes, at_most: high, promised } };
};

/** The list of a paused one is not read. */
const feedLag: Rule = ({ feed, isPaused }, now) => {
  if (!feed || isPaused) return null;
  const lag = now.getTime() - feed.since.getTime();
  if (lag <= Math.max(leastLagMs, 4 * feed.everyMs)) return null;
  const seconds = (ms: number) => Math.round(ms / 1000);
  return {
    ...{ kind: 'feed_lag', severity: 'watch' },
    details: { lag_seconds: seconds(lag), every_seconds: seconds(feed.everyMs) },
  };
};
