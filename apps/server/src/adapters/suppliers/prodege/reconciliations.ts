// Reads Prodege's reconciliations: a signed batch of transactions whose status has changed after the fact (decision 0119).
// A batch has no times and comes again as a whole, so that what follows from it must not depend on the order.
import * as z from 'zod';
import { unreadable } from '#adapters/suppliers/genuine.ts';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { isSealed } from '#adapters/suppliers/sign/entry-seal.ts';
import { rawMember } from '#adapters/suppliers/sign/raw-member.ts';
import { correctedClaim } from '#ports/corrected-claim.ts';
import type { MessageItem, RawMessage, Verified } from '#ports/signed-message.ts';
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { SecretKeys } from './account.ts';
import { isComplete, isStatus, readStatus } from './outcomes.ts';
import { isSignedText } from './sign.ts';

const id = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);

const reconciliation = z.object({
  transid: id,
  // Of a status that is not in the table nobody can say whether it takes something back.
  newstatus: z.union([z.int(), z.string()]).transform(String).refine(isStatus, 'none that we know'),
  projectid: id,
  vpid: z.string().min(1).max(200),
  passthruvariables: z.string().max(4_000),
});

type Reconciliation = z.infer<typeof reconciliation>;
type Item = MessageItem<SupplierOutcome>;

export function readReconciliations({ body }: RawMessage, secrets: SecretKeys): Verified<SupplierOutcome> {
  const json = Buffer.from(body).toString('utf8');
  const [batch, signature] = [rawMember(json, 'reconciliations'), textOf(rawMember(json, 'signature'))];
  if (batch === null || signature === null) return { kind: 'refused', reason: 'unsigned' };
  if (!isSignedText(`reconciliations=${batch}`, signature, secrets))
    return { kind: 'refused', reason: 'forged' };
  const list: unknown = JSON.parse(batch);
  return {
    kind: 'genuine',
    items: Array.isArray(list)
      ? list.flatMap((element) => itemsOf(element, secrets))
      : [unreadable('The reconciliations are no list.', batch)],
  };
}

function textOf(json: string | null): string | null {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'string' ? value : null;
}

function itemsOf(element: unknown, secrets: SecretKeys): Item[] {
  const part = JSON.stringify(element);
  const read = reconciliation.safeParse(element);
  if (!read.success) return [unreadable(problemsOf(read.error, 'the reconciliation'), part)];
  const { projectid, vpid, passthruvariables } = read.data;
  const variables = new URLSearchParams(passthruvariables);
  const [cid, seal] = [variables.get('cid'), variables.get('seal')];
  if (cid === null || seal === null)
    return [unreadable('The pass-through variables do not name a click of ours.', part)];
  if (!isSealed({ project: projectid, person: vpid, cid }, seal, secrets))
    return [unreadable('The click, the project and the person do not belong together.', part)];
  return outcomesOf(read.data, cid).map((content) => ({ kind: 'readable', content }));
}

/**
 * A complete is a claim beside the one of the return. Anything else takes back what was claimed, whether by the return or by a
 * reconciliation, in whatever order the three come; a transaction that was once taken back stays so.
 */
function outcomesOf({ transid, newstatus }: Reconciliation, cid: string): SupplierOutcome[] {
  const claim = correctedClaim(transid);
  const said = { cid, ...readStatus(newstatus, ''), payout_micros: null };
  if (isComplete(newstatus)) return [{ ...said, transaction: claim, reverses: null }];
  return [
    { ...said, transaction: `${transid}:r:${newstatus}`, reverses: transid },
    { ...said, transaction: `${claim}:r:${newstatus}`, reverses: claim },
  ];
}
