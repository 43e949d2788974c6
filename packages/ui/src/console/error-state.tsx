import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Props {
  /** Its message is a sentence for people, as errors of the API have it. */
  error: { message: string } | string;
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** In place of what could not be loaded, or beside the form that could not be sent. */
export function ErrorState({ error, title = 'This did not work', onRetry }: Props) {
  const retry = onRetry && (
    <Button size="small" icon={<RotateCw />} onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <div role="alert">
      <Notice kind="bad" title={title} action={retry}>
        {typeof error === 'string' ? error : error.message}
      </Notice>
    </div>
  );
}
