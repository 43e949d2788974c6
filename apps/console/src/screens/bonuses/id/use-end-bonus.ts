import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';

const name = 'console/bonuses/put-bonuses-end';
const shown = ['console/bonuses/get-bonuses', 'console/bonuses/get-bonuses-id'] as const;

/** Ends it at once; Undo gives it the end it had. */
export function useEndBonus() {
  const toast = useToast();
  const queries = useQueryClient();
  const { run, busy, error } = useChange(name, { refresh: shown });
  const end = async ({ id, state }: Pick<OperatedBonus, 'id' | 'state'>) => {
    const answer = await run({ params: { id }, body: {} });
    if (!answer) return;
    const undo = async () => {
      await callConsole(name, { params: { id }, body: answer.inverse });
      await Promise.all(shown.map((call) => queries.invalidateQueries({ queryKey: [call] })));
    };
    toast.show({ text: state === 'planned' ? 'Bonus cancelled' : 'Bonus ended', undo });
  };
  return { end, busy, error };
}
