// What a bonus would cost, by what was earned before: the same days of the week, the last four times they are over; a
// bonus of more than a week by the last 28 days.
import { daysLater, type LocalTime, nearestMoment } from '../zones/local-time.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface Basis {
  readonly kind: 'same-days' | 'last-28-days';
  readonly spans: readonly Span[];
  /** What the sums of the spans are multiplied by, as a fraction of whole numbers. */
  readonly times: { readonly by: bigint; readonly over: bigint };
}

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;
const weeks = 4;

interface Planned {
  readonly zone: string;
  readonly starts: LocalTime;
  readonly ends: LocalTime;
}

/** By local times: a weekend that clocks change in is compared with whole weekends. */
export function basisOf({ zone, starts, ends }: Planned, now: Date): Basis {
  const spanOf = (days: number): Span => ({
    from: nearestMoment(daysLater(starts, days), zone) ?? now,
    to: nearestMoment(daysLater(ends, days), zone) ?? now,
  });
  const { from, to } = spanOf(0);
  const lengthMs = to.getTime() - from.getTime();
  if (lengthMs > 7 * dayMs + 3_600_000) {
    const by = BigInt(Math.round(lengthMs / minuteMs));
    const last = { from: new Date(now.getTime() - weeks * 7 * dayMs), to: now };
    return {
      kind: 'last-28-days',
      spans: [last],
      times: { by, over: BigInt((weeks * 7 * dayMs) / minuteMs) },
    };
  }
  const ahead = Math.max(1, Math.ceil((to.getTime() - now.getTime()) / (7 * dayMs)));
  const first = spanOf(-7 * ahead).to <= now ? ahead : ahead + 1;
  const spans = Array.from({ length: weeks }, (_, week) => spanOf(-7 * (first + week)));
  return { kind: 'same-days', spans, times: { by: 1n, over: BigInt(weeks) } };
}

const scaled = (sum: bigint, { by, over }: Basis['times']): bigint => (sum * by) / over;

/** Over all spans: what was earned without bonuses, how often, and how many would have reached the goals. */
export interface Earned {
  readonly points: bigint;
  readonly completes: number;
}

interface Priced {
  readonly type: 'percent' | 'special' | 'offer_engagement';
  readonly percentage: number | null;
  readonly reward: bigint | null;
}

/** For goals `completes` are the people who reached them. */
export function estimateOf(
  { type, percentage, reward }: Priced,
  earned: Earned,
  { times }: Basis,
): { points: bigint; completes: number } {
  const completes = scaled(BigInt(earned.completes), times);
  const cost =
    type === 'special'
      ? scaled(BigInt(earned.completes) * (reward ?? 0n), times)
      : scaled((earned.points * BigInt(percentage ?? 0)) / 100n, times);
  return { points: cost, completes: Number(completes) };
}
