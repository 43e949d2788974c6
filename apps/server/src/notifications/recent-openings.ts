// When surveys opened lately, for each country and device: counted by the database, and kept for some minutes, since the
// answer changes slowly and an empty list is looked at again and again.
import { usualHoursDays } from '@earnwall/domain/alerts/usual-hours';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Database } from '#store/engine/database.ts';
import { findOpenings } from '#store/surveys/openings.ts';

type Counted = Awaited<ReturnType<typeof findOpenings>>;

const keptMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;

export class RecentOpenings {
  private readonly kept = new Map<string, { until: number; openings: Promise<Counted> }>();

  constructor(private readonly database: Database) {}

  of(country: string, device: Device, now: Date): Promise<Counted> {
    const key = `${country} ${device}`;
    const known = this.kept.get(key);
    if (known && known.until > now.getTime()) return known.openings;
    const since = new Date(now.getTime() - usualHoursDays * dayMs);
    const openings = findOpenings(this.database.db, { country, device, since });
    this.kept.set(key, { until: now.getTime() + keptMs, openings });
    // A failure is not kept; whoever asked gets it.
    openings.catch(() => this.kept.delete(key));
    return openings;
  }
}
