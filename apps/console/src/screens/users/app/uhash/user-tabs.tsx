import type { UserAddress } from '#features/users/use-user-address.ts';
import { type Tab, tabs, type UserPage } from '#features/users/user-page.ts';

interface Props {
  page: UserPage;
  address: UserAddress;
}

export function UserTabs({ page, address }: Props) {
  const { profile, tickets } = page;
  const labels: Readonly<Record<Tab, string>> = {
    timeline: 'Timeline',
    ledger: 'Ledger',
    profile: `Profile ${profile.answered}/${profile.asked}`,
    tickets: `Tickets ${tickets.all}`,
  };
  const to = (tab: Tab) =>
    address.list.hrefWith({
      ...{ tab: tab === 'timeline' ? null : tab, kind: null, item: null, after: null, open: null },
    });
  return (
    <nav className="user-tabs" aria-label="Parts of this page">
      {tabs.map((tab) => (
        <a key={tab} href={to(tab)} aria-current={tab === address.tab ? 'page' : undefined}>
          {labels[tab]}
        </a>
      ))}
    </nav>
  );
}
