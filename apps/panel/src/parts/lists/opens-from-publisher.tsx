import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useText } from '#lib/text/text.tsx';

/** Nobody is here yet: the panel opens from the publisher's app (decision 0001). */
export function OpensFromPublisher() {
  const text = useText();
  return (
    <MessageScreen icon="coin" title={text('opens_from_publisher_title')}>
      <p>{text('opens_from_publisher_text')}</p>
    </MessageScreen>
  );
}
