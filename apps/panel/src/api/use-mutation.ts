import { useCallback, useEffect, useRef, useState } from 'react';

interface Mutation<Answer, Variables> {
  mutationFn: (variables: Variables) => Promise<Answer>;
  /** These run after the screen was left, too. */
  onSuccess?: (answer: Answer, variables: Variables) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

type Status = 'idle' | 'pending' | 'success' | 'error';

/**
 * A call that changes something, and how it stands. The calls of one component run one after the other, so that an
 * earlier one never arrives last. TanStack Query has the same with a cache of mutations that the panel does not need and
 * the first load would carry.
 */
export function useMutation<Answer, Variables>(options: Mutation<Answer, Variables>) {
  const [status, setStatus] = useState<Status>('idle');
  const latest = useRef(options);
  const run = useRef({ last: Promise.resolve(), count: 0 });
  useEffect(() => {
    latest.current = options;
  });

  const mutate = useCallback(
    (
      variables: Variables,
      own: { onSuccess?: (answer: Answer) => unknown; onError?: (error: Error) => unknown } = {},
    ) => {
      const { current } = run;
      current.count += 1;
      const mine = current.count;
      const end = (ended: Status) => mine === current.count && setStatus(ended);
      setStatus('pending');
      current.last = current.last.then(async () => {
        const { mutationFn, ...then } = latest.current;
        try {
          const answer = await mutationFn(variables);
          then.onSuccess?.(answer, variables);
          end('success');
          own.onSuccess?.(answer);
        } catch (error) {
          const problem = error instanceof Error ? error : new Error(String(error));
          then.onError?.(problem);
          end('error');
          own.onError?.(problem);
        }
        then.onSettled?.();
      });
    },
    [],
  );
  const mutateAsync = useCallback(
    (variables: Variables) =>
      new Promise<Answer>((resolve, reject) => mutate(variables, { onSuccess: resolve, onError: reject })),
    [mutate],
  );
  const reset = useCallback(() => {
    run.current.count += 1;
    setStatus('idle');
  }, []);
  return { mutate, mutateAsync, reset, status, isPending: status === 'pending', isError: status === 'error' };
}
