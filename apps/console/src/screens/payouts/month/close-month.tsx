import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { momentText, monthName } from '#features/payouts/payout-texts.ts';

interface Props {
  month: string;
  page: ConsoleAnswerOf<'console/payouts/get-payouts-month'>;
  /** All apps are in sight: a month is closed for all of them. */
  isWhole: boolean;
}

/** For good: what comes later counts in the next month. */
export function CloseMonth({ month, page, isWhole }: Props) {
  const toast = useToast();
  const closing = useChange('console/payouts/post-payouts-close', {
    refresh: [
      'console/payouts/get-payouts-month',
      'console/payouts/get-payouts',
      'console/payouts/get-payouts-suppliers',
      'console/home/get-home',
    ],
    done: () => toast.show({ text: `${monthName(month)} is closed.` }),
  });
  if (page.total.state !== 'open' || page.total.apps === 0) return null;
  return (
    <Section title="Close this month">
      {page.can_close ? (
        <div className="payouts-close">
          <p>
            Its figures stay as they are now, for all apps{isWhole ? '' : ', not only those shown here'}.
            Whatever suppliers report or take back later counts in the next month.
          </p>
          <ConfirmByName
            name={month}
            what={`Close ${monthName(month)}`}
            busy={closing.busy}
            error={closing.error?.message}
            onConfirm={() => void closing.run({ params: { month }, body: { name: month } })}
          />
        </div>
      ) : (
        <p className="c-muted">It can be closed from {momentText(page.closes_at)} on.</p>
      )}
    </Section>
  );
}
