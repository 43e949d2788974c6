import { Button } from '@earnwall/ui/console/button';
import { Status } from '@earnwall/ui/console/status';
import type { ReactNode } from 'react';
import type { WordsOfUse } from './words-of-use.ts';
import './keys.css';

interface Props {
  words: WordsOfUse;
  onEnd: () => void;
  onLost: () => void;
  /** Absent where there is nothing that changes by itself. */
  onCheck?: () => void;
  /** What holds while there are two. */
  children: ReactNode;
}

/** Below two secrets: whether the old one is still used, and what can be done. */
export function OldSecret({ words, onEnd, onLost, onCheck, children }: Props) {
  return (
    <>
      <div className="keys-old">
        <Status kind={words.kind}>{words.text}</Status>
        {onCheck && (
          <Button kind="quiet" size="small" onClick={onCheck}>
            Check again
          </Button>
        )}
      </div>
      <p className="c-muted">{children}</p>
      <div className="keys-old">
        <Button onClick={onEnd}>End the old one</Button>
        <Button kind="quiet" onClick={onLost}>
          I have lost the new one
        </Button>
      </div>
    </>
  );
}
