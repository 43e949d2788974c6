import { Facts } from '@earnwall/ui/console/facts';
import { bookedDollars } from '#features/money/dollars-text.ts';
import { PayoutStatus } from '#features/payouts/payout-state.tsx';
import { type MonthPayout, netPayouts } from '#features/payouts/payout-texts.ts';
import { useSeesAll } from '#features/payouts/use-sees-all.ts';

export function Totals({ total: { state, figures, owed } }: { total: MonthPayout }) {
  const seesAll = useSeesAll();
  return (
    <Facts
      inRow
      items={[
        ['State', <PayoutStatus key="state" state={state} />],
        ...(seesAll ? [['Supplier payouts', bookedDollars(netPayouts(figures))] as const] : []),
        ['Publisher’s share', bookedDollars(figures.rewards)],
        ['Reversals', bookedDollars(figures.reversals)],
        [seesAll ? 'Due to publishers' : 'Due to you', bookedDollars(figures.due)],
        ...(seesAll ? [['Margin', bookedDollars(figures.margin)] as const] : []),
        ...(state === 'open' ? [] : [['Still to be paid', owed === 1 ? '1 app' : `${owed} apps`] as const]),
      ]}
    />
  );
}
