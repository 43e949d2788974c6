import type { AnswerOption } from '@earnwall/contract/entities/question';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useEffect } from 'react';
import { useText } from '#lib/text/text.tsx';
import { NothingFound } from './nothing-found.tsx';

interface Props {
  id: string;
  state: 'idle' | 'searching' | 'found' | 'failed';
  found: readonly AnswerOption[];
  active: number | null;
  chosen: readonly string[];
  onChoose: (option: AnswerOption) => void;
  retry: () => void;
}

/** What the search has found, and how it stands. */
export function Suggestions({ id, state, found, active, chosen, onChoose, retry }: Props) {
  const text = useText();
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <>
      <p className="unseen" role="status">
        {state === 'found' && text('answers_found', { count: found.length })}
      </p>
      <div
        id={`${id}-list`}
        className="suggestions"
        role="listbox"
        aria-label={text('answer_suggestions')}
        aria-busy={state === 'searching'}
        hidden={found.length === 0}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox
          <div
            key={option.id}
            id={`${id}-${index}`}
            className="suggestion"
            role="option"
            data-active={index === active || undefined}
            aria-selected={chosen.includes(option.id)}
            // A press must not take the focus out of the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <bdi>{option.text}</bdi>
            {chosen.includes(option.id) && <Icon name="check" />}
          </div>
        ))}
      </div>
      {state === 'found' && found.length === 0 && <NothingFound />}
      {state === 'searching' && found.length === 0 && (
        <p className="answers-none">{text('answer_searching')}</p>
      )}
      {state === 'failed' && (
        <div className="answers-none" role="alert">
          <p>{text('answer_search_failed')}</p>
          <Button kind="plain" onClick={retry}>
            {text('try_again')}
          </Button>
        </div>
      )}
    </>
  );
}
