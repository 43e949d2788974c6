// Who sends messages to the callback endpoint: suppliers report how surveys ended, offer networks what happened in offers.
import type { ServerContext } from '#calls/context.ts';
import { recordEvent } from '#offers/events/record-event.ts';
import type { NetworkEvent } from '#ports/offer-network.ts';
import {
  type Acknowledgement,
  defaultAcknowledgement,
  type RawMessage,
  type Verified,
} from '#ports/signed-message.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { type AppliedItem, applyItems, type ItemRules } from '#surveys/settle/apply-items.ts';
import { outcomeRules } from '#surveys/settle/outcome-rules.ts';
import { settleOutcome } from '#surveys/settle/settle-outcome.ts';

export interface Sender {
  readonly acknowledgement: Acknowledgement;
  /** Its messages say many things, and may be long. */
  readonly sendsBatches: boolean;
  read(message: RawMessage, receivedAt: Date): Received;
}

type Received =
  | Extract<Verified<never>, { kind: 'refused' }>
  | {
      readonly kind: 'genuine';
      /** How many things it says. */
      readonly items: number;
      apply(): Promise<AppliedItem[]>;
    };

/** About what 1 MiB can say, where a line says two things; a message that says more is set aside as a whole. */
const maxItems = 10_000;
const tooMany = { kind: 'unreadable', reason: `It says more than ${maxItems} things.`, part: null } as const;

/** By the id of a supplier or a network; null where there is none. */
export function senderWith(ctx: ServerContext, id: string): Sender | null {
  const supplier = ctx.suppliers.get(id);
  if (supplier)
    return sender(
      supplier,
      (message) => supplier.verifyCallback(message),
      (at) =>
        outcomeRules((outcome) => settleOutcome(ctx, id, outcome, { receivedAt: at, cameBy: 'callback' })),
    );
  const network = ctx.networks.get(id);
  if (network)
    return sender(
      network,
      (message) => network.verifyEvent(message),
      (at) => eventRules(ctx, id, at),
    );
  return null;
}

function sender<Content extends SupplierOutcome | NetworkEvent>(
  { acknowledgement = defaultAcknowledgement, sendsBatches = false }: Partial<Sender>,
  verify: (message: RawMessage) => Verified<Content>,
  rulesAt: (at: Date) => ItemRules<Content>,
): Sender {
  return {
    acknowledgement,
    sendsBatches,
    read: (message, at) => {
      const verified = verify(message);
      if (verified.kind === 'refused') return verified;
      const items = verified.items.length > maxItems ? [tooMany] : verified.items;
      return { kind: 'genuine', items: items.length, apply: () => applyItems(items, rulesAt(at)) };
    },
  };
}

const eventRules = (ctx: ServerContext, id: string, at: Date): ItemRules<NetworkEvent> => ({
  clickOf: ({ click }) => (typeof click === 'string' ? click : `${click.person} ${click.offerRef}`),
  wordsOf: ({ event_ref }) => [event_ref],
  settle: async (event) => {
    const tools = { ...ctx, database: ctx.callbackDatabase, queue: ctx.offerEvents };
    const recorded = await recordEvent(tools, id, event, at);
    if (recorded.kind === 'recorded') ctx.supplierCounts.count(id, 'reports', at);
    return recorded;
  },
});
