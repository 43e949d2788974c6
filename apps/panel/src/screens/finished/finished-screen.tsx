import { Button } from '@earnwall/ui/primitives/button';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text/text.tsx';

/** The quiet end of a visit without a panel (decision 0001). A dialog or a window of ours is closed from here, too. */
export function FinishedScreen() {
  const text = useText();
  const { can, post } = useHost();
  const close = <Button onClick={() => post('close', {})}>{text('close')}</Button>;
  return (
    <MessageScreen icon="check" title={text('finished_title')} action={can.finish === 'emits' && close}>
      <p>{text('finished_text')}</p>
    </MessageScreen>
  );
}
