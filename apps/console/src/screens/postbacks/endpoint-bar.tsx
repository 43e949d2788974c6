import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Status } from '@earnwall/ui/console/status';
import { useToast } from '@earnwall/ui/console/use-toast';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import type { Endpoint } from './postback-words.ts';

interface Props {
  app: string;
  endpoint: Endpoint;
}

/** Where postbacks go, how that is going, and the switch. */
export function EndpointBar({ app, endpoint }: Props) {
  const mayChange = useMay('postbacks:write');
  return (
    <div className="postback-endpoint">
      <EndpointState endpoint={endpoint} />
      <span className="c-mono postback-url" translate="no">
        {endpoint.url}
      </span>
      {mayChange && <EndpointSwitch app={app} state={endpoint.state} />}
    </div>
  );
}

function EndpointState({ endpoint: { state, failing_since } }: Pick<Props, 'endpoint'>) {
  if (state === 'paused') return <Status kind="idle">Paused: postbacks wait</Status>;
  if (state === 'gone') return <Status kind="bad">Gone: it answered 410, postbacks wait</Status>;
  if (state === 'failing') return <Status kind="bad">Stopped after three days of failures</Status>;
  if (failing_since === null) return <Status kind="good">On</Status>;
  return (
    <Status kind="warn">
      Failing since <Ago at={failing_since} />
    </Status>
  );
}

function EndpointSwitch({ app, state }: { app: string; state: Endpoint['state'] }) {
  const toast = useToast();
  const { run, busy, error } = useChange('console/endpoint/put-apps-endpoint-state', {
    refresh: [
      'console/postbacks/get-apps-recovery',
      'console/postbacks/get-postbacks',
      'console/endpoint/get-apps-endpoint',
    ],
  });
  const set = (to: 'on' | 'paused', reason: string) => run({ params: { app }, body: { state: to, reason } });
  const pause = async () => {
    if ((await set('paused', 'Paused on the page of postbacks.')) === null) return;
    const undo = async () => void (await set('on', 'The pause was undone.'));
    toast.show({ text: 'Postbacks are paused', undo });
  };
  const resume = async () => {
    if ((await set('on', 'Switched on on the page of postbacks.')) === null) return;
    const undo = async () => void (await set('paused', 'Switching on was undone.'));
    // What was stopped by failures cannot be stopped so by hand.
    toast.show({ text: 'Postbacks are on again', ...(state === 'paused' && { undo }) });
  };
  return (
    <>
      {state === 'on' ? (
        <Button size="small" icon={<Pause />} busy={busy} onClick={() => void pause()}>
          Pause
        </Button>
      ) : (
        <Button size="small" icon={<Play />} busy={busy} onClick={() => void resume()}>
          Resume
        </Button>
      )}
      {error && (
        <p className="postback-error" role="alert">
          {error.message}
        </p>
      )}
    </>
  );
}
