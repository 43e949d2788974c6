// The network's own address for one click. A browser is sent to hosts stored for that network and nowhere else (SV-06).
import type { Platform } from '@earnwall/contract/limits';
import type { Context } from '#request/context.ts';

interface Tracked {
  click: string;
  offer: { network_id: string; network_ref: string; link: string | null };
  network: { redirect_hosts: readonly string[] };
  person: string;
  platform: Platform;
}

export function trackingAddress(
  { networks }: Pick<Context, 'networks'>,
  { click, offer, network, person, platform }: Tracked,
): string {
  const adapter = networks.get(offer.network_id);
  if (!adapter) throw new Error(`The offer network ${offer.network_id} is not configured`);
  const { network_ref: offerRef, link } = offer;
  const address = new URL(adapter.trackingLink({ click, offerRef, link, person, platform }));
  if (!/^https?:$/.test(address.protocol) || !network.redirect_hosts.includes(address.host))
    throw new Error(
      `The offer network ${adapter.id} redirects to a host that is not in offer_networks.redirect_hosts`,
    );
  return address.href;
}
