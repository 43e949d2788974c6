import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallError } from '#api/call-error.ts';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { pointsText } from '#features/money/money-text.ts';
import { keepReason } from '#features/reason/last-reasons.ts';
import type { Evidence } from './ticket.ts';

const changed: readonly ConsoleCallName[] = [
  'console/tickets/get-tickets-id',
  'console/tickets/get-tickets-evidence',
  'console/users/get-users-credit-limit',
];

interface Credit {
  /** Whether it was credited. */
  credit: (amount: string, reason: string) => Promise<boolean>;
  busy: boolean;
  error: CallError | null;
}

/** One credit for each form: pressed twice, or sent again after a lost answer, it is the same one. */
export function useCredit({ ticketId, evidence }: { ticketId: string; evidence: Evidence }): Credit {
  const { user, currency, attempt } = evidence;
  const params = { app: user.app, uhash: user.uhash };
  const toast = useToast();
  const queries = useQueryClient();
  const key = useRef({ of: '', key: '' });
  const { run, busy, error } = useChange('console/users/post-users-credits', { refresh: changed });

  const credit = async (amount: string, reason: string) => {
    const of = JSON.stringify([amount, reason]);
    if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
    const body = {
      amount,
      reason,
      key: key.current.key,
      ticket: ticketId,
      ...(attempt && { cid: attempt.id }),
    };
    const answer = await run({ params, body });
    if (answer === null) return false;
    key.current = { of: '', key: '' };
    keepReason(reason);
    const undoKey = crypto.randomUUID();
    toast.show({
      text: `${pointsText(answer.amount, currency)} credited to ${user.uuid}`,
      undo: async () => {
        await callConsole('console/users/post-users-movements-undo', {
          params: { ...params, transaction: answer.transaction_id },
          body: { reason: 'Undone.', key: undoKey },
        });
        await Promise.all(changed.map((call) => queries.invalidateQueries({ queryKey: [call] })));
      },
    });
    return true;
  };
  return { credit, busy, error };
}
