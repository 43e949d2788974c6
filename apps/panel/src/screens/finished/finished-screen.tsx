import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useText } from '#lib/text.tsx';

/** The quiet end of a visit without a panel (decision 4). */
export function FinishedScreen() {
  const text = useText();
  return (
    <MessageScreen icon="check" title={text('finished_title')}>
      <p>{text('finished_text')}</p>
    </MessageScreen>
  );
}
