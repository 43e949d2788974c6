// The supplier's own address for one click. A browser is sent to hosts stored for that supplier and nowhere else (SV-06).
import type { Context } from '#request/context.ts';

export function entryAddress(
  { suppliers, publicUrl }: Pick<Context, 'suppliers' | 'publicUrl'>,
  click: { cid: string; supplier_id: string },
  survey: { supplier_ref: string },
  { hosts, returnPath }: { hosts: readonly string[]; returnPath: (supplier: string) => string },
): string {
  const supplier = suppliers.get(click.supplier_id);
  if (!supplier) throw new Error(`The supplier ${click.supplier_id} is not configured`);
  const returnUrl = `${publicUrl()}${returnPath(supplier.id)}`;
  const address = new URL(supplier.entryLink({ cid: click.cid, surveyRef: survey.supplier_ref, returnUrl }));
  if (!/^https?:$/.test(address.protocol) || !hosts.includes(address.host))
    throw new Error(
      `The supplier ${supplier.id} redirects to a host that is not in suppliers.redirect_hosts`,
    );
  return address.href;
}
