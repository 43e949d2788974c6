// The supplier's own address for one click. A browser is sent to hosts stored for that supplier and nowhere else (SV-06).
import type { EnteringClick, Supplier } from '#ports/supplier.ts';

export function entryAddress(supplier: Supplier, click: EnteringClick, hosts: readonly string[]): string {
  const address = new URL(supplier.entryLink(click));
  if (!isAllowed(address, hosts))
    throw new Error(
      `The supplier ${supplier.id} redirects to a host that is not in suppliers.redirect_hosts`,
    );
  return address.href;
}

export function isAllowed(address: URL, hosts: readonly string[]): boolean {
  return /^https?:$/.test(address.protocol) && hosts.includes(address.host);
}
