import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useIsPanelEnabled } from '#api/metadata/metadata-facts.ts';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useHost } from '#host/host-context.tsx';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { BusyMessage } from './busy-message.tsx';
import { ErrorActions } from './error-actions.tsx';
import { type ErrorView, errorView } from './error-view-model.ts';
import { useGoHome } from './use-go-home.ts';
import { useTryAgain } from './use-try-again.ts';
import './error-screen.css';

export function ErrorScreen() {
  const { can, post } = useHost();
  const { metadata } = useMetadata();
  const failure = useSession((session) => session.failure);
  const supplied = useSession((session) => session.supplied);
  const home = useGoHome();
  const tryAgain = useTryAgain();
  // The failure shows before the address has followed; whoever left too early would be led back.
  const isHere = useLocation()[0] === '/error';
  const view = errorView({
    failure,
    supplied,
    panelEnabled: useIsPanelEnabled(),
    embedded: can.embedded,
    modeHasHome: can.errorHome,
    isIn: metadata !== null,
  });

  const leave = useLeaveError();
  useOnChange(view.kind === 'leave' && isHere, () => {
    if (view.kind !== 'leave' || !isHere) return;
    if (view.isHandledByHost) post('close-error', {});
    leave();
  });

  if (view.kind === 'busy') return <BusyMessage {...view} onHome={home} onTryAgain={tryAgain} />;
  return view.kind === 'show' ? <ErrorMessage view={view} home={home} tryAgain={tryAgain} /> : null;
}

interface MessageProps {
  view: ErrorView & { kind: 'show' };
  home: () => void;
  tryAgain: () => void;
}

function ErrorMessage({ view, home, tryAgain }: MessageProps) {
  const text = useText();
  const action = (
    <ErrorActions home={view.home ? home : undefined} tryAgain={view.retry ? tryAgain : undefined} />
  );
  return (
    <MessageScreen icon="shield" tone="danger" title={text(view.title)} action={action}>
      {view.text && <p>{text(view.text)}</p>}
      {view.code !== null && <p>{text('error_code', { code: view.code })}</p>}
      {view.supplied && (
        <dl className="error-supplied">
          <dt>{text('invalid_security_hash_user')}</dt>
          <dd>{view.supplied.userId}</dd>
          <dt>{text('invalid_security_hash_hash')}</dt>
          <dd>{view.supplied.securityHash ?? '–'}</dd>
        </dl>
      )}
    </MessageScreen>
  );
}

/** Back to a list that is still there, and asks again what the account may see. */
function useLeaveError(): () => void {
  const go = useGo();
  const queries = useQueryClient();
  const left = useSession((session) => session.failureLeft);
  return () => {
    left();
    void queries.invalidateQueries();
    go('/', { replace: true });
  };
}
