// Reads BitLabs' postbacks. The names of the parameters are ours; operators enter this address at BitLabs, which appends its
// hash to it:
//
//   {origin}/callbacks/{account}?tx=[%TX%]&uid=[%USER:UID%]&offer=[%OFFER:ID%]&task=[%OFFER:TASK:ID%]
//     &state=[%OFFER:TASK:STATE%]&ref=[%REF%]
//
// With stateful callbacks one transaction goes through several states, each of which is a message of its own. Without them a
// completion has no state, and what takes it back is another transaction, `or…`, that refers to it.
import * as z from 'zod';
import { genuine, unreadable } from '#adapters/suppliers/genuine.ts';
import { token } from '#adapters/suppliers/texts.ts';
import type { NetworkEvent } from '#ports/offer-network.ts';
import type { MessageItem, RawMessage, Verified } from '#ports/signed-message.ts';
import type { BitlabsSecrets } from './settings.ts';
import { checkPostback } from './signature.ts';

const name = token(200);
/** Empty where BitLabs has nothing to say; a variable that it does not fill in stays as it was written. */
const optional = z
  .string()
  .max(200)
  .default('')
  .transform((value) => (value.startsWith('[%') ? '' : value));

const query = z.object({
  tx: name,
  uid: name,
  offer: name,
  task: name,
  state: optional,
  ref: optional,
});

const reversalPrefix = 'or';

export function readPostback(
  { method, url }: RawMessage,
  { app_secrets }: Pick<BitlabsSecrets, 'app_secrets'>,
): Verified<NetworkEvent> {
  if (method !== 'GET') return { kind: 'refused', reason: 'unsigned' };
  const checked = checkPostback(url, app_secrets);
  if (checked !== 'genuine') return { kind: 'refused', reason: checked };
  const read = query.safeParse(URL.canParse(url) ? Object.fromEntries(new URL(url).searchParams) : null);
  return genuine(read, (said) => [itemOf(said)]);
}

function itemOf({ tx, uid, offer, task, state, ref }: z.infer<typeof query>): MessageItem<NetworkEvent> {
  const event = (transaction: string, reverses: string | null): MessageItem<NetworkEvent> => ({
    kind: 'readable',
    content: {
      transaction,
      click: { person: uid, offerRef: offer },
      event_ref: task,
      // BitLabs sends no time.
      occurred_at: null,
      reverses,
    },
  });
  switch (state) {
    case 'PENDING':
      return { kind: 'ignored', reason: 'The task is pending, which pays nothing yet.' };
    case 'COMPLETED':
      return event(named(tx, 'COMPLETED'), null);
    case 'RECONCILED':
      return event(named(tx, 'RECONCILED'), named(tx, 'COMPLETED'));
    case '':
      if (!tx.startsWith(reversalPrefix)) return event(named(tx, 'COMPLETED'), null);
      return ref === ''
        ? unreadable('ref: a reversal does not say what it takes back')
        : event(named(tx, 'RECONCILED'), named(ref, 'COMPLETED'));
    default:
      return unreadable('state: it is none that we know');
  }
}

/** One transaction has one name in each of its states. */
const named = (tx: string, state: 'COMPLETED' | 'RECONCILED') => `${tx}:${state}`;
