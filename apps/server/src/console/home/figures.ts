// The four figures of Home, day by day.
import { centsOf, daysBefore, microDollarsOf } from '@earnwall/domain/console/figures';
import type { Context } from '#request/context.ts';
import { findCurrencies, findFunnel, findRewards } from '#store/console/figures.ts';
import type { Within } from '#store/console/within.ts';

const count = 14;
const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export async function figuresOf(
  { database: { db }, now }: Pick<Context, 'database' | 'now'>,
  within: Within,
  isTest: boolean,
) {
  const days = daysBefore(now(), count);
  const from = midnightOf(days[0] ?? '');
  const period = { from, to: new Date(from.getTime() + count * 24 * 3_600_000), isTest };
  const [funnel, rewards, currencies] = await Promise.all([
    findFunnel(db, within, period),
    findRewards(db, within, period),
    findCurrencies(db, within),
  ]);
  const [only, ...others] = currencies;
  const points = only && others.length === 0 ? only : null;
  const rates = new Map(currencies.map((currency) => [currency.id, currency]));
  const funnelOf = new Map(funnel.map((row) => [row.day, row]));

  function rewardOf(day: string): number {
    const ofDay = rewards.filter((reward) => reward.day === day);
    if (points) return Number(ofDay[0]?.points ?? 0n);
    const dollars = ofDay.map(({ app_id, points }) => {
      const rate = rates.get(app_id);
      return rate ? microDollarsOf(points, rate) : 0n;
    });
    return centsOf(dollars.reduce((sum, each) => sum + each, 0n));
  }

  return {
    days: days.map((day) => {
      const { people = 0, starts = 0, completes = 0 } = funnelOf.get(day) ?? {};
      return { day, people, starts, completes, reward: rewardOf(day) };
    }),
    currency: points
      ? { kind: 'points' as const, name: points.currency_name, decimals: points.decimals }
      : { kind: 'usd' as const, name: 'USD', decimals: 2 },
  };
}
