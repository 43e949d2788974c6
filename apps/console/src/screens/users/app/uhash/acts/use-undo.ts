import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import type { Asked } from '#api/asked.ts';
import { callConsole } from '#api/client.ts';
import { changedByActs } from '#features/users/user-page.ts';

/** Says what was done, with the inverse call for ten seconds. */
export function useUndo(): <N extends ConsoleCallName>(text: string, name: N, asked: Asked<N>) => void {
  const toast = useToast();
  const queries = useQueryClient();
  return (text, name, asked) =>
    toast.show({
      text,
      undo: async () => {
        await callConsole(name, asked);
        await Promise.all(changedByActs.map((call) => queries.invalidateQueries({ queryKey: [call] })));
        toast.show({ text: 'Undone.' });
      },
    });
}
