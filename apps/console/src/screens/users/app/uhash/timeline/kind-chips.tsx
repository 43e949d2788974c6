import type { UserAddress } from '#features/users/use-user-address.ts';

const kinds = {
  click: 'Clicks',
  report: 'Reports',
  money: 'Money',
  ticket: 'Tickets',
  operator: 'Operators',
} as const;
export type Kind = keyof typeof kinds;

export const kindOf = (text: string | null): Kind | null =>
  (Object.keys(kinds) as Kind[]).find((kind) => kind === text) ?? null;

export function KindChips({ address }: { address: UserAddress }) {
  const chosen = kindOf(address.kind);
  const to = (kind: Kind | null) => address.list.hrefWith({ kind, item: null, after: null });
  return (
    <nav className="user-chips" aria-label="Kinds of events">
      <a href={to(null)} aria-current={chosen === null ? 'true' : undefined}>
        All
      </a>
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <a key={kind} href={to(kind)} aria-current={chosen === kind ? 'true' : undefined}>
          {kinds[kind]}
        </a>
      ))}
    </nav>
  );
}
