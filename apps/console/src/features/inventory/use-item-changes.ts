import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callErrorOf } from '#api/call-error.ts';
import type { ItemChange } from './item-change.ts';

interface Calls<Before> {
  /** The calls whose answers show it. */
  shown: readonly ConsoleCallName[];
  /** An answer with the change already in it, before the server has said so. */
  patch: (answer: unknown, changes: ReadonlyMap<string, ItemChange>) => unknown;
  send: (changes: ReadonlyMap<string, ItemChange>) => Promise<ReadonlyMap<string, Before>>;
}

/** Flags, pauses and places show at once; Undo sets what each had before. */
export function useItemChanges<Before extends ItemChange>({ shown, patch, send }: Calls<Before>) {
  const toast = useToast();
  const queries = useQueryClient();
  const running = useRef(false);
  const refresh = () => Promise.all(shown.map((call) => queries.invalidateQueries({ queryKey: [call] })));

  /** `said` stands in the toast. A press while it runs does nothing. */
  return async (keys: readonly string[], wanted: ItemChange, said: string): Promise<void> => {
    if (running.current || keys.length === 0) return;
    running.current = true;
    const changes = new Map(keys.map((key) => [key, wanted]));
    for (const call of shown) {
      await queries.cancelQueries({ queryKey: [call] });
      queries.setQueriesData({ queryKey: [call] }, (answer: unknown) => answer && patch(answer, changes));
    }
    try {
      const before = await send(changes);
      toast.show({
        text: said,
        undo: async () => {
          await send(inverseOf(before, wanted));
          await refresh();
        },
      });
    } catch (error) {
      toast.show({ kind: 'bad', text: callErrorOf(error).message });
    } finally {
      running.current = false;
      await refresh();
    }
  };
}

/** Only what was changed is set back: somebody else may have changed the rest. */
function inverseOf(before: ReadonlyMap<string, ItemChange>, wanted: ItemChange): Map<string, ItemChange> {
  const fields = Object.keys(wanted) as (keyof ItemChange)[];
  return new Map(
    Array.from(before, ([key, state]) => [
      key,
      Object.fromEntries(fields.map((field) => [field, state[field]])) as ItemChange,
    ]),
  );
}
