// The health of a supplier as it leaves the server.
import type { SupplierHealth } from '@earnwall/contract/entities/supplier-health';
import { conversionOf } from '@earnwall/domain/suppliers/conversion';
import { findingText } from '@earnwall/domain/suppliers/finding-text';
import { type HourCounts, hourMs, since, sumOf } from '@earnwall/domain/suppliers/hour-counts';
import { messagesAMinute, reportsByHour } from '@earnwall/domain/suppliers/traffic';
import { isoTime } from '#present/iso-time.ts';
import type { StoredFinding } from '#store/suppliers/findings.ts';
import type { SupplierInHealth } from './health.ts';

export function presentHealth(supplier: SupplierInHealth, now: Date): SupplierHealth {
  const { id, name, supplies, status, pause, hours, promised, feed, findings, open, mix } = supplier;
  const { starts, completes, low, high } = conversionOf(hours, now);
  const override = pause?.override_until ?? null;
  const observed = starts === 0 ? null : Math.min(1, completes / starts);
  return {
    ...{ id, name, supplies, status },
    pause: status === 'live' ? null : presentPause(pause),
    override_until: isoTime(override && override > now ? override : null),
    last_day: sumOf(hours, since(now, 24 * hourMs)),
    conversion: { observed, low, high, promised },
    feed_read_at: isoTime(feed?.read_at ?? null),
    open_rows: open,
    messages_a_minute: messagesAMinute(hours, now),
    reports_by_hour: reportsByHour(hours, now),
    mix: [...mix],
    findings: findings.map(presentFinding),
  };
}

/** Who paused it before pauses were kept: an operator, at an unknown time. */
const presentPause = (pause: SupplierInHealth['pause']): SupplierHealth['pause'] => ({
  by: pause?.paused_by ?? 'operator',
  since: isoTime(pause?.paused_since ?? null),
  reason: pause?.reason ?? null,
});

export const presentFinding = (finding: StoredFinding): SupplierHealth['findings'][number] => ({
  ...{ kind: finding.kind, severity: finding.severity, details: finding.details },
  text: findingText(finding),
  since: finding.since.toISOString(),
  last_at: finding.last_at.toISOString(),
  ended_at: isoTime(finding.ended_at),
});

/** All that is counted, also what did not happen. */
export const presentHour = ({ hour, ...counts }: HourCounts) => ({
  hour: hour.toISOString(),
  ...sumOf([{ hour, ...counts }], { from: hour, until: new Date(hour.getTime() + hourMs) }),
});
