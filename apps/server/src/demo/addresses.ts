// The addresses in the demo's rows. Ports may differ from start to start, so they are updated at each one.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { offer_networks, offers } from '#store/schema/offers.ts';
import { suppliers } from '#store/schema/surveys.ts';
import { demoAppIds } from './apps.ts';
import { network } from './offers.ts';
import { supplierId } from './surveys.ts';

export interface DemoAddresses {
  /** The product's own address, without a slash at its end. */
  publicUrl: string;
  /** Origins of the sandbox; the first one is the supplier and the offer network. */
  sandboxOrigins: readonly string[];
}

const defaultSandbox = 'http://localhost:4100';

export const sandboxOf = ({ sandboxOrigins }: Pick<DemoAddresses, 'sandboxOrigins'>): string =>
  sandboxOrigins[0] ?? defaultSandbox;

export async function writeAddresses(tx: Tx, { publicUrl, sandboxOrigins }: DemoAddresses): Promise<void> {
  const sandbox = sandboxOf({ sandboxOrigins });
  await tx
    .update(suppliers)
    .set({ entry_url: `${sandbox}/supplier/enter`, redirect_hosts: [new URL(sandbox).host] })
    .where(eq(suppliers.id, supplierId));
  await tx
    .update(offer_networks)
    .set({ redirect_hosts: [new URL(sandbox).host] })
    .where(eq(offer_networks.id, network.id));
  const icon_url = sql`${`${publicUrl}/demo/icons/`}::text || ${offers.id} || '.svg'`;
  const isOld = sql`${offers.icon_url} is distinct from ${icon_url}`;
  await tx
    .update(offers)
    .set({ icon_url })
    .where(and(eq(offers.network_id, network.id), eq(offers.from_catalogue, false), isOld));
  // Origins that were added since then stay.
  const origins = sql.param([defaultSandbox, ...sandboxOrigins]);
  await tx
    .update(apps)
    .set({
      allowed_origins: sql`array(select distinct origin from unnest(${apps.allowed_origins} || ${origins}::text[]) as origin order by origin)`,
    })
    .where(inArray(apps.id, demoAppIds));
}
