// Tries settings on one message, genuine or made up, as the endpoints of callbacks and returns would read it.
import type { ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { fieldError } from '#console/field-error.ts';
import type { NetworkEvent } from '#ports/offer-network.ts';
import { defaultAcknowledgement, type RawMessage, type Verified } from '#ports/signed-message.ts';
import type { ReturnedClick, SupplierOutcome } from '#ports/supplier.ts';
import type { Context } from '#request/context.ts';
import { findAccount } from '#store/suppliers/accounts.ts';
import { openAccount } from './open-account.ts';
import { type Secrets, unsealSecrets } from './seal-secrets.ts';

type Tried = ConsoleBodyOf<'console/suppliers/post-suppliers-dry-run-message'>;

export type DryMessage =
  | {
      readonly comes_by: 'callback';
      readonly said: Verified<SupplierOutcome | NetworkEvent>;
      readonly answer: string;
    }
  /** `settles`: the supplier sends no callbacks, so that its signed returns count. */
  | { readonly comes_by: 'return'; readonly back: ReturnedClick | null; readonly settles: boolean };

export async function dryRunMessage(ctx: Context, tried: Tried): Promise<DryMessage> {
  const { id, kind: kindName, settings, comes_by } = tried;
  const kind = ctx.supply.kinds.get(kindName);
  if (!kind) throw fieldError('/kind', 'There is no such kind.');
  const secrets = { ...(await storedSecrets(ctx, id, kindName)), ...tried.secrets };
  const opened = await openAccount(ctx, kind, { id, name: id, settings, secrets });
  const message = messageOf(
    tried,
    `${ctx.publicUrl()}/${comes_by === 'return' ? 'return' : 'callbacks'}/${id}`,
  );
  if (opened.supplies === 'offers') {
    if (comes_by === 'return') throw fieldError('/comes_by', 'Offer networks send no browsers back.');
    const { network } = opened;
    const { body: answer } = network.acknowledgement ?? defaultAcknowledgement;
    return { comes_by, said: network.verifyEvent(message), answer };
  }
  const { supplier } = opened;
  if (comes_by === 'return')
    return { comes_by, back: supplier.parseReturn(message), settles: supplier.rules.returns !== null };
  const { body: answer } = supplier.acknowledgement ?? defaultAcknowledgement;
  return { comes_by, said: supplier.verifyCallback(message), answer };
}

/** No request is sent with them, so that they cannot get elsewhere. */
async function storedSecrets(ctx: Context, id: string, kind: string): Promise<Secrets> {
  const account = await findAccount(ctx.database.db, id);
  if (account?.kind !== kind) return {};
  try {
    return unsealSecrets(ctx.secret, id, account.secrets);
  } catch {
    return {};
  }
}

/** What was pasted may be a whole address, or its query alone; signatures cover our own. */
function messageOf({ method, url, headers, body }: Tried, own: string): RawMessage {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : /^https?:/.test(url) ? '' : url;
  return {
    method,
    url: query.trim() === '' ? own : `${own}?${query.trim()}`,
    address: '',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: new TextEncoder().encode(body),
  };
}
