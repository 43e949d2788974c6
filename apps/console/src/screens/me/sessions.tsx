import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { Status } from '@earnwall/ui/console/status';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useCall } from '#api/use-call.ts';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { MeRow } from './me-row.tsx';

const refresh = ['console/me/get-me-sessions'] as const;

/** Where one is signed in. */
export function Sessions() {
  const { data, error, refetch } = useCall('console/me/get-me-sessions', {});
  const toast = useToast();
  const ending = useChange('console/me/post-me-sessions-end', {
    refresh,
    done: () => toast.show({ text: 'The session has ended.' }),
  });
  const endingOthers = useChange('console/me/post-me-sessions-end-others', {
    refresh,
    done: ({ ended }) =>
      toast.show({ text: ended === 1 ? 'The other session has ended.' : `${ended} sessions have ended.` }),
  });
  const sessions = data?.sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? [];
  return (
    <Section
      title="Sessions"
      actions={
        sessions.length > 1 && (
          <Button size="small" busy={endingOthers.busy} onClick={() => void endingOthers.run({})}>
            End all others
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={2} />}
      <FormError error={ending.error ?? endingOthers.error} />
      <ul className="me-rows">
        {sessions.map(({ id, device, address, current, created_at, seen_at }) => (
          <MeRow
            key={id}
            name={device}
            note={
              <>
                {address}, signed in <Ago at={created_at} />, seen <Ago at={seen_at} />
              </>
            }
          >
            {current ? (
              <Status kind="good">This one</Status>
            ) : (
              <Button
                size="small"
                aria-label={`End the session of ${device}`}
                onClick={() => void ending.run({ params: { id } })}
              >
                End
              </Button>
            )}
          </MeRow>
        ))}
      </ul>
    </Section>
  );
}
