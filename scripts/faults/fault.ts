// What every fault gets, and what it has to say afterwards.
import type { Database } from '@earnwall/server/parts/database';
import type { Chance } from '../../packages/domain/src/chance/seeded.ts';
import type { Node } from './node.ts';
import type { SupplierStub } from './supplier-stub.ts';
import type { Traffic } from './traffic.ts';

export interface Ground {
  readonly database: Database;
  readonly supplier: SupplierStub;
  readonly traffic: Traffic;
  /** How long the supplier is left alone between two questions. */
  readonly syncSeconds: number;
  startNode(clockOffsetMs?: number): Promise<Node>;
  /** Ends the database server without asking it; it is started again at once. */
  signalPostgres(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void;
}

interface Findings {
  /** One line of figures. */
  readonly seen: string;
  /** Empty when all promises were kept. */
  readonly problems: readonly string[];
}

export type Fault = (ground: Ground, chance: Chance) => Promise<Findings>;

/** Polls until it holds; false when it does not in time. */
export async function holdsWithin(
  milliseconds: number,
  check: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await check())) {
    if (performance.now() > end) return false;
    await new Promise((soon) => setTimeout(soon, 50));
  }
  return true;
}

/** The texts of those that are not false. */
export const only = (...problems: readonly (string | false)[]): string[] =>
  problems.filter((problem) => problem !== false);
