import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Notice } from '@earnwall/ui/console/notice';
import { useCall } from '#api/use-call.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { EndpointBar } from './endpoint-bar.tsx';
import { momentOf } from './postback-words.ts';
import { RecoverPanel } from './recover-panel.tsx';
import { RecoveryProgress, useRecoveryEnd } from './recovery-progress.tsx';

interface Props {
  app: string;
  /** Where a recovery would begin, as the address has it. */
  since: string | undefined;
  onSince: (minute: string | null) => void;
}

const quietMs = 15_000;
const runningMs = 1_000;

/** What is to be known and done where one app was chosen: its endpoint, and what it has not got. */
export function AppPostbacks({ app, since, onSince }: Props) {
  const moment = momentOf(since);
  const asked = { params: { app }, query: moment === null ? {} : { since: moment } };
  const { data, error, refetch } = useRecovery(asked);
  useRecoveryEnd(data?.recovery ?? null);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return null;
  const { endpoint, recovery } = data;
  if (!endpoint)
    return (
      <Notice
        kind="note"
        title="This app has no endpoint for postbacks yet"
        action={
          <ButtonLink size="small" href={consoleHref(`/apps/${encodeURIComponent(app)}/go-live`)}>
            Set it up
          </ButtonLink>
        }
      >
        What people earn is kept here, and can be sent once there is one.
      </Notice>
    );
  return (
    <div className="postback-app">
      <EndpointBar app={app} endpoint={endpoint} />
      {recovery?.state === 'running' ? (
        <RecoveryProgress app={app} recovery={recovery} endpoint={endpoint} />
      ) : (
        <RecoverPanel app={app} answer={data} onSince={onSince} />
      )}
    </div>
  );
}

/** Asked again more often while one runs. */
function useRecovery(asked: { params: { app: string }; query: { since?: string } }) {
  const call = 'console/postbacks/get-apps-recovery';
  const quiet = useCall(call, asked, { everyMs: quietMs });
  const isRunning = quiet.data?.recovery?.state === 'running';
  // The same answer, of one cache.
  useCall(call, asked, { everyMs: runningMs, enabled: isRunning });
  return quiet;
}
