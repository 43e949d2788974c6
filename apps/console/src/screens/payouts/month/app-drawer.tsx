import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Drawer } from '@earnwall/ui/console/drawer';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import Download from 'lucide-react/icons/download';
import { addressOf } from '#api/asked.ts';
import { useMay } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { bookedDollars } from '#features/money/dollars-text.ts';
import { PayoutStatus } from '#features/payouts/payout-state.tsx';
import { type AppPayout, clock, momentText, monthName, pointsOf } from '#features/payouts/payout-texts.ts';
import { useSeesAll } from '#features/payouts/use-sees-all.ts';
import { AppDays } from './app-days.tsx';
import { MarkPaid } from './mark-paid.tsx';
import { usePaid } from './use-paid.ts';

interface Props {
  payout: AppPayout;
  onClose: () => void;
}

/** One app's month: its figures, its days, its files, and whether it was paid. */
export function AppDrawer({ payout, onClose }: Props) {
  const { app, month, state } = payout;
  const mayWrite = useMay('payouts:write');
  return (
    <Drawer title={`${app.name}, ${monthName(month)}`} onClose={onClose} actions={<Files payout={payout} />}>
      <AppFigures payout={payout} />
      {mayWrite && state === 'closed' && (
        <Section title="Mark as paid">
          <MarkPaid month={month} apps={[payout]} />
        </Section>
      )}
      {mayWrite && state === 'paid' && <NotPaid payout={payout} />}
      <Section title="By day" note={clock}>
        <AppDays app={app.id} month={month} />
      </Section>
    </Drawer>
  );
}

function AppFigures({ payout }: { payout: AppPayout }) {
  const seesAll = useSeesAll();
  const { state, figures, closed, paid, app } = payout;
  const by = (name: string | null) => (name === null ? '' : ` by ${name}`);
  return (
    <Facts
      items={[
        ['State', <PayoutStatus key="state" state={state} />],
        ...(seesAll ? [['Publisher', app.publisher.name] as const] : []),
        ...(seesAll ? [['Suppliers pay', bookedDollars(figures.payouts)] as const] : []),
        ...(seesAll ? [['Suppliers took back', bookedDollars(figures.payout_reversals)] as const] : []),
        ['Publisher’s share', bookedDollars(figures.rewards)],
        ['Reversals', bookedDollars(figures.reversals)],
        ['Due', bookedDollars(figures.due)],
        ...(seesAll ? [['Margin', bookedDollars(figures.margin)] as const] : []),
        ['Points moved', pointsOf(payout)],
        ...(closed ? [['Closed', `${momentText(closed.at)}${by(closed.by)}`] as const] : []),
        ...(paid ? [['Paid on', `${paid.on}${by(paid.by)}`] as const] : []),
        ...(paid ? [['Reference', paid.reference] as const] : []),
      ]}
    />
  );
}

function Files({ payout: { app, month } }: { payout: AppPayout }) {
  const mayStatements = useMay('statements');
  const days = addressOf('console/payouts/get-payouts-days', {
    ...{ params: { app: app.id, month }, query: { format: 'csv' } },
  });
  const statement = addressOf('console/statements/get-apps-statement', {
    ...{ params: { app: app.id, period: month }, query: { format: 'csv' } },
  });
  return (
    <>
      <ButtonLink href={days} icon={<Download />} download={`payouts-${month}-${app.id}.csv`}>
        Daily file
      </ButtonLink>
      {mayStatements && (
        <ButtonLink href={statement} icon={<Download />} download={`statement-${month}-${app.id}.csv`}>
          Statement
        </ButtonLink>
      )}
    </>
  );
}

function NotPaid({ payout }: { payout: AppPayout }) {
  const { set, busy, error } = usePaid(payout.month);
  return (
    <>
      <Button
        busy={busy}
        onClick={() => void set([payout], null, `${payout.app.name} is marked as not paid`)}
      >
        Mark as not paid
      </Button>
      <FormError error={error} />
    </>
  );
}
