import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useText } from '#lib/text/text.tsx';
import './question-ways.css';

interface Props {
  canGoOn: boolean;
  /** Which way the user is being taken. */
  busy: 'next' | 'back' | null;
  onNext?: () => void;
  /** Without it there is nowhere to go back to; the button keeps its place. */
  onBack: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
}

/** Next comes first for keys and screen readers; Back stands before it for the eye. */
export function QuestionWays({ canGoOn, busy, onNext, onBack, onSkip }: Props) {
  const text = useText();
  const isBusy = busy !== null;
  return (
    <div className="question-ways">
      <Button
        wide
        disabled={!canGoOn && !isBusy}
        aria-disabled={isBusy}
        data-busy={busy === 'next' || undefined}
        // The second press of a double click belongs to the question before.
        onClick={(event) => event.detail < 2 && onNext?.()}
      >
        {text('question_next')}
      </Button>
      {onSkip && (
        <Button wide kind="plain" disabled={isBusy} onClick={onSkip}>
          {text('question_skip')}
        </Button>
      )}
      <Button
        kind="soft"
        aria-label={text('back')}
        title={text('back')}
        disabled={!onBack || isBusy}
        data-nowhere={!onBack || undefined}
        onClick={(event) => event.detail < 2 && onBack?.()}
      >
        <Icon name="back" />
      </Button>
    </div>
  );
}
