// A demo updates the addresses of its suppliers at each start. In a shared database it must not change a supplier that no
// demo has made, nor those of a demo with another sandbox (decision 0060).
import { inArray } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { offer_networks } from '#store/schema/offers.ts';
import { suppliers } from '#store/schema/surveys.ts';
import { exchangeId } from './exchanges.ts';
import { network } from './offers.ts';
import { supplier } from './surveys.ts';

/** Nothing was changed. */
export class DemoRefused extends Error {}

export interface DemoClaim {
  /** Whether the demo's apps are there, so that its suppliers are expected to be. */
  isSeeded: boolean;
  /** The origin of this demo's sandbox. */
  sandbox: string;
  /** Whether other nodes may use the database, too. */
  isShared: boolean;
}

/** The demo's own rows, and the one that is made when the sandbox's inventory is read. */
const names: Readonly<Record<string, string>> = {
  [supplier.id]: supplier.name,
  [network.id]: network.name,
  [exchangeId]: 'Sandbox Exchange',
};

export async function assertOwnRows(tx: Tx, { isSeeded, sandbox, isShared }: DemoClaim): Promise<void> {
  const host = new URL(sandbox).host;
  for (const { id, name, redirect_hosts } of await findRows(tx)) {
    if (!isSeeded || name !== names[id])
      throw new DemoRefused(
        `DEMO=1, but the database has a supplier or an offer network ${id} (${name}) that no demo has made. ` +
          'Start without DEMO, or give the demo a database of its own. Nothing was changed.',
      );
    const [other] = redirect_hosts;
    if (isShared && other !== undefined && !redirect_hosts.includes(host))
      throw new DemoRefused(
        `DEMO=1 with the sandbox ${sandbox}, but the demo in this database has its sandbox at ${other}, and ${id} ` +
          'would be redirected away from it. Start with the same one (SANDBOX_URL, or SANDBOX_PORT under npm start), or ' +
          'give this demo a database of its own. If the other demo no longer exists: ' +
          `update suppliers set redirect_hosts = '{}' where id like 'sandbox-%'; ` +
          `update offer_networks set redirect_hosts = '{}' where id like 'sandbox-%'. Nothing was changed.`,
      );
  }
}

async function findRows(tx: Tx): Promise<{ id: string; name: string; redirect_hosts: string[] }[]> {
  const ids = Object.keys(names);
  const { id, name, redirect_hosts } = suppliers;
  return [
    ...(await tx.select({ id, name, redirect_hosts }).from(suppliers).where(inArray(id, ids))),
    ...(await tx
      .select({
        id: offer_networks.id,
        name: offer_networks.name,
        redirect_hosts: offer_networks.redirect_hosts,
      })
      .from(offer_networks)
      .where(inArray(offer_networks.id, ids))),
  ];
}
