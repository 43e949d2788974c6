import { Button } from '@earnwall/ui/primitives/button';
import type { ComponentProps } from 'react';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useNow } from '#lib/hooks/use-now.ts';
import { useText } from '#lib/text/text.tsx';
import { entryWaitMs } from './entry-wait.ts';
import { ErrorActions } from './error-actions.tsx';
import { useEntry } from './use-entry.ts';

interface Props {
  retryAfterMs: number;
  entry: boolean;
  home: boolean;
  onHome: () => void;
  onTryAgain: () => void;
}

/** The server has no room for now. Who is not in yet gets in by themselves, in every mode and without a reload. */
export function BusyMessage({ retryAfterMs, entry, home, onHome, onTryAgain }: Props) {
  if (entry) return <Entry retryAfterMs={retryAfterMs} />;
  return <Later home={home ? onHome : undefined} tryAgain={onTryAgain} />;
}

function Entry({ retryAfterMs }: Pick<Props, 'retryAfterMs'>) {
  const text = useText();
  const { at, isTrying, tryNow } = useEntry(retryAfterMs);
  const now = useNow([at === null ? null : new Date(at).toISOString()]);
  // Until the page works, and while it tries, the time is the server's.
  const seconds = Math.max(1, Math.ceil((at === null ? retryAfterMs : at - now) / 1000));
  const isFarOff = entryWaitMs(retryAfterMs, 0, 0) === null;
  const action = (
    <Button aria-disabled={isTrying} data-busy={isTrying || undefined} onClick={tryNow}>
      {text('try_again')}
    </Button>
  );
  return (
    <MessageScreen icon="clock" title={text('error_busy')} action={action}>
      <p>{isFarOff ? text('error_busy-later') : text('error_busy-text', { seconds })}</p>
    </MessageScreen>
  );
}

function Later(actions: ComponentProps<typeof ErrorActions>) {
  const text = useText();
  return (
    <MessageScreen icon="clock" title={text('error_busy')} action={<ErrorActions {...actions} />}>
      <p>{text('error_busy-later')}</p>
    </MessageScreen>
  );
}
