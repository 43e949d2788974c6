import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useMutation } from '#api/use-mutation.ts';

/** Arrow keys pass over many ratings on their way to one. */
const settleMs = 400;

export interface Rating {
  stars: number | null;
  state: 'open' | 'saving' | 'saved' | 'failed';
  /** `isFinal`: not one of many on the way. */
  rate: (stars: number, isFinal: boolean) => void;
  retry: () => void;
}

/** Saves the stars of a click; the last ones win (decision 0006), and who leaves at once has rated all the same. */
export function useRating(cid: string, before: number | null): Rating {
  const client = useClient();
  const [stars, setStars] = useState(before);
  const { mutate, status } = useMutation({
    mutationFn: (rating: number) => client.call('results/post-ratings', { body: { cid, rating } }),
  });
  const waiting = useRef<{ stars: number; timer: ReturnType<typeof setTimeout> } | null>(null);

  const save = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    mutate(waiting.current.stars);
    waiting.current = null;
  }, [mutate]);
  useEffect(() => save, [save]);

  const rate = (chosen: number, isFinal: boolean) => {
    setStars(chosen);
    clearTimeout(waiting.current?.timer);
    waiting.current = { stars: chosen, timer: setTimeout(save, settleMs) };
    if (isFinal) save();
  };
  const retry = () => {
    if (stars !== null) mutate(stars);
  };
  return { stars, state: stateOf(status, before), rate, retry };
}

function stateOf(status: 'idle' | 'pending' | 'success' | 'error', before: number | null): Rating['state'] {
  if (status === 'idle') return before === null ? 'open' : 'saved';
  return ({ pending: 'saving', success: 'saved', error: 'failed' } as const)[status];
}
