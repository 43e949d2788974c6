// Pending points, as they leave the server (OF-09).
import type { PendingPoint } from '@earnwall/contract/entities/pending-point';
import type { PendingRecord } from '#store/offers/pending-points.ts';

export function presentPendingPoint(record: PendingRecord): PendingPoint {
  const { offer_id, offer_name, task_name, points, until } = record;
  return { offer_id, offer_name, task_name, time: until.toISOString(), points: Number(points) };
}
