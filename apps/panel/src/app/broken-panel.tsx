import { Button } from '@earnwall/ui/primitives/button';
import { LoadFailure } from '#lib/loading/lazy-part.tsx';
import type { Texts } from '#lib/text/text.tsx';

interface Props {
  texts: Texts;
  error: unknown;
  onTryAgain: () => void;
}

/** What is left when nothing else is, the error view included: part of the first load, and in need of no provider. */
export function BrokenPanel({ texts: { text }, error, onTryAgain }: Props) {
  return (
    <div role="alert">
      <h1>{text(error instanceof LoadFailure ? 'error_connection' : 'error_broken')}</h1>
      <Button onClick={onTryAgain}>{text('try_again')}</Button>
    </div>
  );
}
