import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '#api/client-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { begin, type Event, type State } from './machine.ts';
import { type Run, runQualification, type Surroundings } from './run-qualification.ts';

type Given = Omit<Surroundings, 'postQualification' | 'postAnswer' | 'postLatencies' | 'stateChanged'>;

/** One qualification for as long as the screen stands; `given` is what the screen knows and does. */
export function useQualification(survey: string, given: Given): [State, (event: Event) => void] {
  const client = useClient();
  const uhash = useSession((session) => session.uHash ?? '');
  const subid = useSession((session) => session.subId);
  const policy_optin = useSession((session) => session.policy_optin);
  const [state, setState] = useState<State>(() => begin(survey).state);
  const run = useRef<Run | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a qualification begins once, and goes on through switches
  useEffect(() => {
    const leaving = new AbortController();
    run.current = runQualification(survey, {
      ...given,
      postQualification: (hash) =>
        client.call(
          'qualification/post-qualification',
          { body: { survey: hash, policy_optin, ...(Object.keys(subid).length > 0 && { subid }) } },
          {
            // The machine clears the survey before the error shows: the screen it runs on goes with the first of them.
            onError: () => undefined,
            // Nobody is qualified who has left while the next try was waited for.
            signal: leaving.signal,
          },
        ),
      postAnswer: (answer) => client.call('qualification/post-answers', { body: { ...answer, uhash } }),
      postLatencies: (l) => void client.call('telemetry/post-t-mml', { body: { l } }).catch(() => undefined),
      stateChanged: setState,
    });
    return () => {
      run.current?.stop();
      leaving.abort();
    };
  }, []);

  return [state, useCallback((event: Event) => run.current?.send(event), [])];
}
