import type { ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';

type Wanted = ConsoleBodyOf<'console/system/put-system-maintenance'>['set'];

const name = 'console/system/put-system-maintenance';
const shown = ['console/system/get-system', 'console/home/get-home'] as const;

/** Sets it at once; Undo sets what was before, each app as it was. */
export function useMaintenance() {
  const toast = useToast();
  const queries = useQueryClient();
  const { run, busy, error } = useChange(name, { refresh: shown });

  /** True when it went well. */
  const set = async (wanted: Wanted, reason: string, said: string): Promise<boolean> => {
    const answer = await run({ body: { set: wanted, reason } });
    if (!answer) return false;
    const undo = async () => {
      await callConsole(name, { body: { set: answer.inverse, reason: 'Undone.' } });
      await Promise.all(shown.map((call) => queries.invalidateQueries({ queryKey: [call] })));
    };
    toast.show({
      text: answer.changed === 0 ? 'Nothing changed' : said,
      ...(answer.changed > 0 && { undo }),
    });
    return true;
  };
  return { set, busy, error };
}
