import type { ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import type { AppPayout } from '#features/payouts/payout-texts.ts';

type Paid = ConsoleBodyOf<'console/payouts/put-payouts-paid'>['paid'];

const name = 'console/payouts/put-payouts-paid';
const shown = ['console/payouts/get-payouts-month', 'console/payouts/get-payouts'] as const;

/** Marks apps as paid or not; Undo makes the inverse call. */
export function usePaid(month: string) {
  const toast = useToast();
  const queries = useQueryClient();
  const { run, busy, error } = useChange(name, { refresh: shown });

  /** True when it went well. */
  const set = async (apps: readonly AppPayout[], paid: Paid, said: string): Promise<boolean> => {
    const ids = apps.map(({ app }) => app.id);
    const [before] = apps;
    const inverse = paid ? null : before?.paid && { on: before.paid.on, reference: before.paid.reference };
    const answer = await run({ params: { month }, body: { apps: ids, paid } });
    if (!answer) return false;
    const undo = async () => {
      await callConsole(name, { params: { month }, body: { apps: ids, paid: inverse ?? null } });
      await Promise.all(shown.map((call) => queries.invalidateQueries({ queryKey: [call] })));
    };
    toast.show({ text: said, undo });
    return true;
  };
  return { set, busy, error };
}
