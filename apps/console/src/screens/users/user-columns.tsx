import type { UserLine } from '@earnwall/contract/entities/user-list';
import { countryName } from '@earnwall/domain/console/country-name';
import { Ago } from '@earnwall/ui/console/ago';
import type { Column } from '@earnwall/ui/console/table';
import { moneyText } from '#features/money/money-text.ts';
import { AccountState } from '#features/users/account-state.tsx';
import { rateText } from '#features/users/rate.ts';

/** In Test the balance is that of test money; an app that is not live has no other. */
export const userColumns = ({ isTest }: { isTest: boolean }): Column<UserLine>[] => [
  { id: 'user', head: 'User', cell: ({ uuid }) => uuid, card: 'title' },
  { id: 'app', head: 'App', cell: ({ app }) => app.name, width: '14%' },
  { id: 'state', head: 'State', cell: (user) => <AccountState user={user} />, width: '18%' },
  {
    id: 'country',
    head: 'Country',
    cell: ({ country }) => (country === null ? '' : (countryName(country) ?? country)),
    width: '12%',
  },
  {
    id: 'balance',
    head: 'Balance',
    align: 'end',
    cell: ({ app, balance, test_balance }) =>
      moneyText(isTest || app.test_mode ? test_balance : balance, app),
  },
  { id: 'completes', head: 'Completes', align: 'end', cell: ({ completes }) => completes },
  {
    id: 'reversals',
    head: 'Reversals',
    align: 'end',
    cell: ({ reversals, completes }) => rateText(reversals, completes) ?? '',
  },
  { id: 'seen', head: 'Seen', align: 'end', cell: ({ seen_at }) => <Ago at={seen_at} /> },
];
