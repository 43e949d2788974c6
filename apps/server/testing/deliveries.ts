// One node's deliveries to receivers on this machine.
import { postbackSender } from '#adapters/postbacks/sender.ts';
import { type Deliveries, startDeliveries } from '#publishers/delivery/deliveries.ts';
import { createLog } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';

export type { Deliveries } from '#publishers/delivery/deliveries.ts';

export function deliveriesOn(database: Database): Deliveries {
  const sender = postbackSender({ loopback: true });
  const deliveries = startDeliveries({ database, sender, log: createLog('error'), now: () => new Date() });
  return {
    wake: deliveries.wake,
    stop: async () => {
      await deliveries.stop();
      await sender.close();
    },
  };
}
