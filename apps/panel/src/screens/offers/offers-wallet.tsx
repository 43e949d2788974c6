import type { Offer } from '@earnwall/contract/entities/offer';
import { usePendingTotal } from '#api/offers.ts';
import { Wallet } from '#features/wallet/wallet.tsx';
import { useGo } from '#lib/navigation.tsx';

/** `offers_settings.show_wallet`: what the user's offers have brought (OF-13). */
export function OffersWallet({ offers }: { offers: readonly Offer[] }) {
  const go = useGo();
  const pending = usePendingTotal() ?? 0;
  const collected = offers.reduce((sum, { collected_points }) => sum + collected_points, 0);
  return (
    <Wallet collected={collected} pending={pending} onHistory={() => go('/activities-history/offers')} />
  );
}
