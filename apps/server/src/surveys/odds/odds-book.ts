// A node's knowledge for odds: what was learned, and what was counted of open surveys. It is brought up to date once a minute,
// so that lists do not change with every click (OD-01).
import type { Queryable } from '#store/engine/queryable.ts';
import { findLearned, findLearnedId } from '#store/surveys/learned-odds.ts';
import {
  findCountHorizon,
  findCountsSince,
  findOpenCounts,
  type SurveyCounts,
} from '#store/surveys/outcome-counts.ts';
import { Learned } from './learned.ts';

export class OddsBook {
  learned = new Learned();
  private counts = new Map<number, SurveyCounts>();
  private horizon: string | null = null;
  /** Numbers of the week are those of this day. */
  private day = '';

  countsOf(survey_id: number): SurveyCounts | null {
    return this.counts.get(survey_id) ?? null;
  }

  /** Everything; of a survey that opens later its counts are read when they grow. */
  async load(on: Queryable, now: Date): Promise<void> {
    this.horizon = await findCountHorizon(on);
    this.learned = new Learned(await findLearned(on));
    const found = await findOpenCounts(on, now);
    this.counts = new Map(found.map((counts) => [counts.survey_id, counts]));
    this.day = dayOf(now);
  }

  /** What has changed since: everything, which has to be loaded then, or the odds of these surveys. */
  async refresh(on: Queryable, now: Date): Promise<'all' | readonly number[]> {
    const isNewDay = this.day !== dayOf(now);
    if (this.horizon === null || isNewDay || (await findLearnedId(on)) !== this.learned.id) return 'all';
    const { horizon, counts } = await findCountsSince(on, this.horizon, now);
    for (const found of counts) this.counts.set(found.survey_id, found);
    this.horizon = horizon;
    return counts.map(({ survey_id }) => survey_id);
  }
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
