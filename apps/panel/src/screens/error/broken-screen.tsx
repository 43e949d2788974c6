import { Button } from '@earnwall/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useMetadata } from '#api/metadata/metadata.ts';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { useGoHome } from './use-go-home.ts';

/** In place of a screen that failed while it rendered: another try in every run mode, and Home where there is one. */
export function BrokenScreen({ onTryAgain }: { onTryAgain: () => void }) {
  const text = useText();
  const { can } = useHost();
  const { metadata } = useMetadata();
  const queries = useQueryClient();
  const home = useGoHome();

  const tryAgain = () => {
    // The screen may have failed on what it was answered: its own answers are forgotten, shared ones are asked for anew.
    // Their observers render before the screen does.
    flushSync(() => queries.removeQueries({ type: 'inactive' }));
    void queries.invalidateQueries();
    onTryAgain();
  };
  const hasHome = can.errorHome && (metadata?.is_surveys_panel_enabled ?? true);
  const actions = (
    <>
      <Button onClick={tryAgain}>{text('try_again')}</Button>
      {hasHome && (
        <Button kind="plain" onClick={home}>
          {text('error_home')}
        </Button>
      )}
    </>
  );
  return (
    <MessageScreen icon="shield" tone="danger" title={text('error_broken')} action={actions} takesFocus>
      <p>{text('error_broken-text')}</p>
    </MessageScreen>
  );
}
