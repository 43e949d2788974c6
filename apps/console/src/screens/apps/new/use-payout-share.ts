import { useCall } from '#api/use-call.ts';
import { useMay, useMe } from '#api/use-me.ts';
import type { PayoutShare } from '#features/app-form/payout-share-field.tsx';

/** Of the person's own publisher, or of the one that an operator has chosen; null while that is not known. */
export function usePayoutShare(chosen: string): PayoutShare | null {
  const { person, payout_share } = useMe();
  const mayChoose = useMay('publishers');
  const { data } = useCall('console/publishers/get-publishers', {}, { enabled: mayChoose });
  if (person.publisher && payout_share !== null)
    return { publisher_id: person.publisher.id, share: payout_share };
  const found = data?.publishers.find(({ id }) => id === chosen);
  return found ? { publisher_id: found.id, share: found.payout_share } : null;
}
