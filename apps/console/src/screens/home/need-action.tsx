import type { AttentionCall } from '@earnwall/contract/attention';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import type { Asked } from '#api/asked.ts';
import { useChange } from '#api/use-change.ts';
import { consoleHref } from '#lib/page-settings.ts';
import type { Need } from './home-title.ts';

type CallAction = Extract<Need['action'], { call: unknown }>;
type Call = CallAction['call'];

interface Props {
  need: Need;
  /** Of the page: only the worst one is filled. */
  isMain: boolean;
}

/** The one thing to do: a page to go to, or a call that is made at once and can be taken back. */
export function NeedAction({ need, isMain }: Props) {
  const { action, title, scope } = need;
  const kind = isMain ? 'primary' : 'plain';
  // Several cards may have the same words on their buttons.
  const name = `${action.label}: ${title}${scope ? `, ${scope.name}` : ''}`;
  if ('call' in action) return <CallButton action={action} kind={kind} name={name} />;
  return (
    <div className="need-action">
      <ButtonLink href={consoleHref(action.path)} kind={kind} aria-label={name}>
        {action.label}
      </ButtonLink>
    </div>
  );
}

interface ButtonProps {
  action: CallAction;
  kind: 'primary' | 'plain';
  name: string;
}

function CallButton({ action, kind, name }: ButtonProps) {
  const { label, call, undo } = action;
  const toast = useToast();
  const { run, busy, error } = useChange(call.name, { refresh: ['console/home/get-home'] });
  const takenBack = useChange(call.name, { refresh: ['console/home/get-home'] });

  const press = async () => {
    if ((await run(askedOf(call))) === null) return;
    const takeBack = undo && (async () => void (await takenBack.run(askedOf(undo))));
    toast.show({ text: `Done: ${label}`, ...(takeBack && { undo: takeBack }) });
  };
  return (
    <div className="need-action">
      <Button kind={kind} busy={busy} aria-label={name} onClick={() => void press()}>
        {label}
      </Button>
      {error && (
        <p className="need-error" role="alert">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** The server has written the call, and checks it like any other. */
const askedOf = ({ params, body }: Call) => ({ params, body }) as unknown as Asked<AttentionCall>;
