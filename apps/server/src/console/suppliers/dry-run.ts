// Tries settings on one page of a list.
import { fieldError } from '#console/field-error.ts';
import type { DryResult, DryRun } from '#ports/dry-run.ts';
import type { Context } from '#request/context.ts';
import { openAccount, refused, type TriedAccount } from './open-account.ts';

const timeoutMs = 20_000;

export async function dryRun(
  ctx: Pick<Context, 'supply' | 'postbackSender'>,
  kindName: string,
  { page, ...account }: Omit<TriedAccount, 'name'> & Pick<DryRun, 'page'>,
): Promise<Exclude<DryResult, { kind: 'mistakes' }>> {
  const kind = ctx.supply.kinds.get(kindName);
  if (!kind) throw fieldError('/kind', 'There is no such kind.');
  if (!kind.dryRun) throw fieldError('/kind', 'There is a dry run for configured kinds only.');
  // Only where something is asked for do secrets and addresses matter.
  if (page === null) await openAccount(ctx, kind, { ...account, name: account.id });
  const result = await kind.dryRun({ ...account, page }, AbortSignal.timeout(timeoutMs));
  if (result.kind === 'mistakes')
    throw refused(result.mistakes.map(({ pointer, message }) => [pointer, message]));
  return result;
}
