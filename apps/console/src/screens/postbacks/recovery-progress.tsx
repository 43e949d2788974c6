import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import type { Endpoint, Recovery } from './postback-words.ts';

interface Props {
  app: string;
  recovery: Recovery;
  endpoint: Endpoint;
}

const text = (count: number) => count.toLocaleString('en');

/** How a recovery goes on. */
export function RecoveryProgress({ app, recovery, endpoint }: Props) {
  const { total, left, sent, acknowledged, failed, behind, last_error } = recovery;
  const settled = acknowledged + failed + behind;
  return (
    <Notice kind="note" title={`Sending ${text(total)} again`} aside={`started by ${recovery.by}`}>
      <progress className="postback-progress" max={total} value={settled} aria-label="Answered so far" />
      <ul className="postback-counts" aria-label="Progress">
        <li>
          <b>{text(acknowledged)}</b> acknowledged
        </li>
        <li>
          <b>{text(failed)}</b> failed
        </li>
        {behind > 0 && (
          <li>
            <b>{text(behind)}</b> behind a failed one of their user
          </li>
        )}
        <li>
          <b>{text(sent)}</b> on the way
        </li>
        <li>
          <b>{text(left)}</b> left
        </li>
      </ul>
      {last_error && (
        <p className="postback-error" role="alert">
          {`The last step failed: ${last_error.message}. It is tried again each second.`}
        </p>
      )}
      {endpoint.state !== 'on' && <p>It goes on when the endpoint is on again.</p>}
      <Cancel app={app} id={recovery.id} />
    </Notice>
  );
}

function Cancel({ app, id }: { app: string; id: number }) {
  const mayCancel = useMay('postbacks:write');
  const { run, busy, error } = useChange('console/postbacks/post-apps-recovery-cancel', {
    refresh: ['console/postbacks/get-apps-recovery', 'console/postbacks/get-postbacks'],
  });
  if (!mayCancel) return null;
  return (
    <div className="postback-cancel">
      <Button size="small" busy={busy} onClick={() => void run({ params: { app }, body: { id } })}>
        Cancel
      </Button>
      {error && (
        <p className="postback-error" role="alert">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Says once how a recovery has ended that was seen running, and has the list read again. */
export function useRecoveryEnd(recovery: Recovery | null): void {
  const toast = useToast();
  const queries = useQueryClient();
  const seen = useRef<number | null>(null);
  const { id = null, state = null, acknowledged = 0, failed = 0, behind = 0, left = 0 } = recovery ?? {};
  useEffect(() => {
    if (state === 'running') seen.current = id;
    else if (id !== null && seen.current === id) {
      seen.current = null;
      const rest = [
        failed > 0 && `${text(failed)} failed`,
        behind > 0 && `${text(behind)} wait behind a failed one`,
        left > 0 && `${text(left)} left`,
      ].filter(Boolean);
      const ended = state === 'done' ? 'Recovered' : 'Cancelled';
      toast.show({ text: [`${ended}: ${text(acknowledged)} acknowledged`, ...rest].join(', ') });
      void queries.invalidateQueries({ queryKey: ['console/postbacks/get-postbacks'] });
    }
  }, [id, state, acknowledged, failed, behind, left, toast, queries]);
}
