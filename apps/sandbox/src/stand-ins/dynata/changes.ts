// What testers can make of an opportunity; the registry then notifies of it.
import type { Opportunity } from './opportunities.ts';

type Changed = Partial<Pick<Opportunity, 'status' | 'cost_per_interview' | 'malformed' | 'quotas'>>;

const changes: ReadonlyMap<string, (opportunity: Opportunity) => Changed> = new Map([
  ['close', () => ({ status: 'CLOSED' })],
  ['pause', () => ({ status: 'PAUSED' })],
  ['open', () => ({ status: 'OPEN', malformed: false })],
  ['raise price', (one) => ({ cost_per_interview: Math.round(one.cost_per_interview * 125) / 100 })],
  ['fill quotas', (one) => ({ quotas: withCounts(one, 0) })],
  ['empty quotas', (one) => ({ quotas: withCounts(one, 50) })],
  ['malform', () => ({ malformed: true })],
] as [string, (opportunity: Opportunity) => Changed][]);

export const changeNames: readonly string[] = [...changes.keys()];

export function change(opportunity: Opportunity, name: string): void {
  const changed = changes.get(name)?.(opportunity);
  if (!changed) throw new Error(`change must be one of ${changeNames.join(', ')}`);
  Object.assign(opportunity, changed);
}

/** One place fewer in each group. */
export function countComplete({ quotas }: Opportunity): void {
  for (const group of quotas) {
    const open = group.find(({ count }) => count > 0);
    if (open) open.count -= 1;
  }
}

const withCounts = ({ quotas }: Opportunity, count: number): Opportunity['quotas'] =>
  quotas.map((group) => group.map((quota) => ({ ...quota, count })));
