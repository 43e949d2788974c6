import { countryName } from '@earnwall/domain/console/country-name';
import { Ago } from '@earnwall/ui/console/ago';
import { Facts } from '@earnwall/ui/console/facts';
import { moneyText } from '#features/money/money-text.ts';
import { AccountState } from '#features/users/account-state.tsx';
import { rateText } from '#features/users/rate.ts';
import { shownBalance, type UserPage } from '#features/users/user-page.ts';

/** What one wants to know first, in one line. */
export function UserFacts({ page, isTest }: { page: UserPage; isTest: boolean }) {
  const { app, user, pending, devices, completes, reversals, country_since } = page;
  const inTest = isTest || app.test_mode;
  const month = country_since && new Date(country_since).toLocaleDateString('en-GB', monthForm);
  return (
    <Facts
      inRow
      items={[
        ['State', <StateFact key="state" page={page} />],
        [inTest ? 'Test balance' : 'Balance', moneyText(shownBalance(page, isTest), app)],
        ...(inTest && page.balance !== 0 ? ([['Live balance', moneyText(page.balance, app)]] as const) : []),
        ['Pending', moneyText(pending, app)],
        [
          'Country',
          user.country === null ? (
            'unknown'
          ) : (
            <Aside key="country" aside={month && `since ${month}`}>
              {countryName(user.country) ?? user.country}
            </Aside>
          ),
        ],
        [
          'Phone',
          user.phone_verified_at ? <Verified key="phone" at={user.phone_verified_at} /> : 'Not verified',
        ],
        [
          'Devices',
          <Aside key="devices" aside={devices.names.slice(0, 2).join(', ')}>
            {devices.count}
          </Aside>,
        ],
        [
          'Reversals',
          <Aside key="reversals" aside={rateText(reversals, completes)}>
            {reversals} of {completes}
          </Aside>,
        ],
        ['Seen', <Ago key="seen" at={user.seen_at} />],
      ]}
    />
  );
}

const monthForm = { month: 'short', year: 'numeric' } as const;

function StateFact({ page: { user, state_refused } }: { page: UserPage }) {
  return (
    <>
      <AccountState user={user} />
      {user.reason && <span className="user-aside user-reason">{user.reason}</span>}
      {state_refused && <span className="user-aside user-reason">{state_refused}</span>}
    </>
  );
}

function Verified({ at }: { at: string }) {
  return (
    <>
      Verified{' '}
      <span className="user-aside">
        <Ago at={at} />
      </span>
    </>
  );
}

interface AsideProps {
  children: React.ReactNode;
  aside: string | null | undefined;
}

function Aside({ children, aside }: AsideProps) {
  return (
    <>
      {children} {aside && <span className="user-aside">{aside}</span>}
    </>
  );
}
