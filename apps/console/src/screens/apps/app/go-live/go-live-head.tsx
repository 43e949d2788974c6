import { Button } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { PageHead } from '@earnwall/ui/console/page-head';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import type { GoLive } from './go-live.ts';

const refresh = ['console/go-live/get-apps-go-live', 'console/me/get-me'] as const;

/** How far it is, and the switch. What is missing is said by the button that would switch anyway. */
export function GoLiveHead({ goLive }: { goLive: GoLive }) {
  const { app, set_up, missing } = goLive;
  const done = Object.values(set_up.done);
  const ready = done.filter(Boolean).length;
  return (
    <PageHead
      title="Go-live"
      note={
        <span className="golive-progress">
          {ready} of {done.length} ready
          <progress value={ready} max={done.length} aria-label="Steps that are ready" />
        </span>
      }
      actions={app.test_mode ? <ToLive app={app.id} missing={missing.length} /> : <ToTest app={app.id} />}
    />
  );
}

function ToLive({ app, missing }: { app: string; missing: number }) {
  const toast = useToast();
  const refreshAll = useRefresh();
  const back = async () => {
    await callConsole('console/go-live/post-apps-go-live-test', { params: { app } });
    await refreshAll();
  };
  const change = useChange('console/go-live/post-apps-go-live-live', {
    refresh,
    done: () => toast.show({ text: 'The app is live. Users are paid from now on.', undo: back }),
  });
  const isReady = missing === 0;
  const isRefused = change.error?.code === 'unprocessable';
  const go = (anyway: boolean) => void change.run({ params: { app }, body: { anyway } });
  return (
    <>
      <Button kind={isReady ? 'primary' : 'plain'} busy={change.busy} onClick={() => go(false)}>
        {isReady ? 'Switch to Live' : `Switch to Live after ${missing} ${missing === 1 ? 'check' : 'checks'}`}
      </Button>
      {isRefused && (
        <Button kind="danger" busy={change.busy} onClick={() => go(true)}>
          Switch anyway
        </Button>
      )}
      {change.error && <ErrorState title="Not switched" error={change.error} />}
    </>
  );
}

function ToTest({ app }: { app: string }) {
  const toast = useToast();
  const refreshAll = useRefresh();
  const back = async () => {
    await callConsole('console/go-live/post-apps-go-live-live', { params: { app }, body: { anyway: true } });
    await refreshAll();
  };
  const change = useChange('console/go-live/post-apps-go-live-test', {
    refresh,
    done: () => toast.show({ text: 'The app is in Test. Nobody is paid from now on.', undo: back }),
  });
  return (
    <>
      <Button busy={change.busy} onClick={() => void change.run({ params: { app } })}>
        Switch to Test
      </Button>
      {change.error && <ErrorState title="Not switched" error={change.error} />}
    </>
  );
}

/** After the inverse call of the toast: the button that was pressed is gone by then. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(refresh.map((call) => queries.invalidateQueries({ queryKey: [call] })));
  };
}
