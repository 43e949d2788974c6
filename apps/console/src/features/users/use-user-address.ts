import { useParams } from 'wouter';
import { useListAddress } from '#features/list/use-list-address.ts';
import { type Act, actOf, tabOf } from './user-page.ts';

const names = ['tab', 'kind', 'item'] as const;

/** The address is the state: whose page, which tab, filter and page of it, and the drawer of an act. */
export function useUserAddress() {
  const params = useParams<{ app: string; uhash: string }>();
  const address = useListAddress(names);
  return {
    params: { app: decoded(params.app), uhash: decoded(params.uhash) },
    list: address,
    tab: tabOf(address.filters.tab ?? null),
    kind: address.filters.kind ?? null,
    item: address.filters.item ?? null,
    act: actOf(address.open),
    setAct: (act: Act | null) => address.setOpen(act),
  };
}

export type UserAddress = ReturnType<typeof useUserAddress>;

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
