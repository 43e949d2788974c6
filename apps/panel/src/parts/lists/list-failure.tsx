import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { useText } from '#lib/text/text.tsx';

/** The list could not be fetched. */
export function ListFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const action = <Button onClick={onRetry}>{text('try_again')}</Button>;
  return (
    <Message icon="cloud" title={text('error_connection')} action={action}>
      <p>{text('error_connection-text')}</p>
    </Message>
  );
}
