import { Button } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';

interface Props {
  /** Absent where the run mode has no Home (ER-02), or there is nothing to try again. */
  home: (() => void) | undefined;
  tryAgain: (() => void) | undefined;
}

/** The ways on from an error; where there are two, another try is the main one. */
export function ErrorActions({ home, tryAgain }: Props) {
  const text = useText();
  return (
    <>
      {tryAgain && <Button onClick={tryAgain}>{text('try_again')}</Button>}
      {home && (
        <Button kind={tryAgain ? 'plain' : 'solid'} onClick={home}>
          {text('error_home')}
        </Button>
      )}
    </>
  );
}
