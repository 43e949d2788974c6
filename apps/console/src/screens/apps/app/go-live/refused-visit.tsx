import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Notice } from '@earnwall/ui/console/notice';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import type { GoLive } from './go-live.ts';

interface Props {
  app: string;
  refused: NonNullable<GoLive['refused_visit']>;
}

const refresh = ['console/go-live/get-apps-go-live'] as const;

export function RefusedVisit({ app, refused: { at, origin, may_add_origin, what, fix } }: Props) {
  const toast = useToast();
  const queries = useQueryClient();
  const name = 'console/go-live/post-apps-go-live-origins';
  const undo = async () => {
    await callConsole(name, { params: { app }, body: { origin: origin ?? '', allowed: false } });
    await queries.invalidateQueries({ queryKey: refresh });
  };
  const { run, busy, error } = useChange(name, {
    refresh,
    done: () => toast.show({ text: `${origin} may frame the panel.`, undo }),
  });
  return (
    <Notice
      kind="warn"
      title="One visit was refused"
      aside={<Ago at={at} />}
      action={
        may_add_origin &&
        origin !== null && (
          <Button
            size="small"
            busy={busy}
            onClick={() => void run({ params: { app }, body: { origin, allowed: true } })}
          >
            Add this origin
          </Button>
        )
      }
    >
      <p>{what}</p>
      {!may_add_origin && <p>{fix}</p>}
      {error && <ErrorState error={error} />}
    </Notice>
  );
}
