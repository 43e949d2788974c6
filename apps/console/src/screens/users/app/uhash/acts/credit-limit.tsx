import { useCall } from '#api/use-call.ts';
import { figure, type Money, moneyText } from '#features/money/money-text.ts';

interface Props {
  params: { app: string; uhash: string };
  money: Money;
}

/** What the asker has credited here within a day, of what they may. */
export function CreditLimit({ params, money }: Props) {
  const { data } = useCall('console/users/get-users-credit-limit', { params });
  if (!data) return null;
  const { capped, cap, used } = data;
  if (capped && cap === 0)
    return <p className="c-muted">Support credits nothing in this app: it has no credit cap.</p>;
  if (cap === 0)
    return <p className="c-muted">This app has no credit cap: your second factor is asked for again.</p>;
  return (
    <p className="c-muted">
      {figure(used, money)} of your {moneyText(cap, money)} a day are used.
      {!capped && ' Above it your second factor is asked for again.'}
    </p>
  );
}
