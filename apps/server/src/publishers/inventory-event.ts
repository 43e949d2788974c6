// The `inventory.available` event: a Standard Webhooks message to the endpoint of an app's postbacks.
import type { PostbackRequest } from '#ports/postback-sender.ts';
import { targetOf } from '#store/publishers/endpoints.ts';
import type { EventTarget } from '#store/publishers/inventory-subscriptions.ts';
import { messageRequest } from './delivery/request-of.ts';

export interface InventoryEvent {
  /** The same for every attempt. */
  readonly id: string;
  /** When it was made. */
  readonly at: Date;
  readonly app: string;
  /** The publisher's own id of the user. */
  readonly user_id: string;
  readonly surveys: number;
  /** Of the best survey, in the smallest unit of the currency. */
  readonly best_reward: number;
  readonly currency: string;
  readonly test: boolean;
}

export function inventoryRequest(
  target: EventTarget,
  { id, at, ...data }: InventoryEvent,
  now: Date,
): PostbackRequest {
  const content = { type: 'inventory.available', timestamp: at.toISOString(), data };
  return messageRequest(targetOf(target, now), { id: `evt_${id.replaceAll('-', '')}`, content }, now);
}
