import { Facts } from '@earnwall/ui/console/facts';
import { PayoutStatus } from '#features/payouts/payout-state.tsx';
import { dollarsOf, type MonthPayout, netPayouts } from '#features/payouts/payout-texts.ts';
import { useSeesAll } from '#features/payouts/use-sees-all.ts';

export function Totals({ total: { state, figures, owed } }: { total: MonthPayout }) {
  const seesAll = useSeesAll();
  return (
    <Facts
      inRow
      items={[
        ['State', <PayoutStatus key="state" state={state} />],
        ...(seesAll ? [['Supplier payouts', dollarsOf(netPayouts(figures))] as const] : []),
        ['Rewards', dollarsOf(figures.rewards)],
        ['Reversals', dollarsOf(figures.reversals)],
        [seesAll ? 'Due to publishers' : 'Due to you', dollarsOf(figures.due)],
        ...(seesAll ? [['Margin', dollarsOf(figures.margin)] as const] : []),
        ...(state === 'open' ? [] : [['Still to be paid', owed === 1 ? '1 app' : `${owed} apps`] as const]),
      ]}
    />
  );
}
