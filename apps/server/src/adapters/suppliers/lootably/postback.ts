// Reads Lootably's postbacks: everything is in the address. The hash covers who earned how much, but neither the transaction
// nor the offer, the goal or the status: whoever learns one address could write others, so the sender's address is checked
// where it is known, and what is paid is the stored price (decision 0119).
import * as z from 'zod';
import { genuine } from '#adapters/suppliers/genuine.ts';
import { hashText } from '#adapters/suppliers/sign/hash-text.ts';
import { isByOneOf } from '#adapters/suppliers/sign/signing-keys.ts';
import { token } from '#adapters/suppliers/texts.ts';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { PostbackSecrets } from './account.ts';
import { onlyEvent } from './offer.ts';

/** In the order in which they are hashed. */
const hashed = ['userID', 'ip', 'revenue', 'currencyReward'];

const postback = z.object({
  userID: z.string().min(1).max(200),
  transactionID: token(190),
  offerID: token(100),
  /** Empty for an offer without goals. */
  goalID: z.string().max(100).default(''),
  /** 1 where it is earned, 0 where it is taken back. */
  status: z.enum(['0', '1']),
});

interface Trusted {
  readonly secrets: PostbackSecrets;
  /** Empty: from anywhere. */
  readonly ips: readonly string[];
}

export function readPostback(
  { url, address }: RawMessage,
  { secrets, ips }: Trusted,
): Verified<NetworkEvent> {
  const { searchParams: query } = new URL(url);
  const hash = query.get('hash');
  if (!hash) return { kind: 'refused', reason: 'unsigned' };
  if (ips.length > 0 && !ips.includes(address.replace(/^::ffff:/, '')))
    return { kind: 'refused', reason: 'address' };
  if (!isSaidOnce(query) || !isHashed(query, hash, secrets)) return { kind: 'refused', reason: 'forged' };
  return genuine(postback.safeParse(Object.fromEntries(query)), (said) => [
    { kind: 'readable', content: eventOf(said) },
  ]);
}

/** A value that comes twice could be hashed once and read the other time. */
const isSaidOnce = (query: URLSearchParams) => new Set(query.keys()).size === [...query.keys()].length;

function isHashed(query: URLSearchParams, hash: string, secrets: PostbackSecrets): boolean {
  const message = hashed.map((name) => query.get(name) ?? '').join('');
  return isByOneOf(secrets, hash, (secret) => hashText(`${message}${secret}`));
}

function eventOf({ userID, transactionID, offerID, goalID, status }: z.infer<typeof postback>): NetworkEvent {
  const isTakenBack = status === '0';
  return {
    transaction: isTakenBack ? `${transactionID}:0` : transactionID,
    click: { person: userID, offerRef: offerID },
    event_ref: goalID || onlyEvent,
    occurred_at: null,
    reverses: isTakenBack ? transactionID : null,
  };
}
