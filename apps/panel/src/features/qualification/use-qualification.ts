import { useClient } from '#api/client-context.tsx';
import { useMachine } from '#lib/machine/use-machine.ts';
import { useSession } from '#session/session-context.tsx';
import { type QualificationHandlers, qualificationEffects } from './effects.ts';
import { begin, type Event, next, type State } from './machine.ts';

/** One qualification for as long as the screen stands: it goes on through switches to another survey. */
export function useQualification(
  survey: string,
  handlers: QualificationHandlers,
): [State, (event: Event) => void] {
  const client = useClient();
  const uhash = useSession((session) => session.uHash ?? '');
  const subid = useSession((session) => session.subId);
  const policy_optin = useSession((session) => session.policy_optin);
  const effects = qualificationEffects(
    {
      postQualification: (hash, signal, before) =>
        client.call(
          'qualification/post-qualification',
          {
            body: {
              ...{ survey: hash, policy_optin },
              ...(Object.keys(subid).length > 0 && { subid }),
              ...(before !== undefined && { before }),
            },
          },
          {
            // The machine clears the survey before the error shows: the screen it runs on goes with the first of them.
            onError: () => undefined,
            // Nobody is qualified who has left while the next try was waited for.
            signal,
          },
        ),
      postAnswer: (answer) => client.call('qualification/post-answers', { body: { ...answer, uhash } }),
      postLatencies: (l) => void client.call('telemetry/post-t-mml', { body: { l } }).catch(() => undefined),
    },
    handlers,
  );
  return useMachine({ first: begin(survey), next, effects });
}
