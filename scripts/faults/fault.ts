// What every fault is given, and what it reports.
import type { Database } from '@earnwall/server/parts/database';
import type { Chance } from '../../packages/domain/src/chance/seeded.ts';
import type { Node } from './node.ts';
import type { SupplierStub } from './supplier-stub.ts';
import type { Traffic } from './traffic.ts';

export interface FaultSetup {
  readonly database: Database;
  readonly supplier: SupplierStub;
  readonly traffic: Traffic;
  /** Time between two requests for the supplier's inventory. */
  readonly syncSeconds: number;
  startNode(clockOffsetMs?: number): Promise<Node>;
  /** Signals the database server; it is restarted immediately. */
  signalPostgres(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void;
}

interface Findings {
  /** One line of figures. */
  readonly seen: string;
  /** Empty when everything held. */
  readonly problems: readonly string[];
}

export type Fault = (setup: FaultSetup, chance: Chance) => Promise<Findings>;

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
