import type { AnswerOption } from '@earnwall/contract/entities/question';
import { fieldControl } from '@earnwall/ui/primitives/field';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import type { AnswerProps } from '../answer-props.ts';
import { ChosenAnswers } from '../chosen-answers.tsx';
import { Suggestions } from '../search/suggestions.tsx';
import { optionAfter } from '../search/use-active-option.ts';
import { useAnswerSearch } from '../search/use-answer-search.ts';
import { isElsewhere } from '../typed-answer.ts';
import { useToggle } from '../use-toggle.tsx';
import './autocomplete.css';

/** Answers searched on the server while typing: a combobox, whose list follows in the flow of the page. */
export function Autocomplete(props: AnswerProps) {
  const { question, survey, answers, labelledBy, describedBy, invalid, onChange, onLeftEmpty } = props;
  const multiple = question.type === 'multiple_choice';
  const text = useText();
  const id = useId();
  const [known, setKnown] = useState<readonly AnswerOption[]>(question.answers);
  const chosen = answers.flatMap((answer) => known.find((option) => option.id === answer) ?? []);
  const [typed, setTyped] = useState(multiple ? '' : (chosen[0]?.text ?? ''));
  const [place, setPlace] = useState<number | null>(null);

  const isAnswered = !multiple && chosen[0]?.text === typed;
  const search = useAnswerSearch(question.id, survey, isAnswered ? '' : typed);
  const isOpen = search.state !== 'idle';
  const [toggle, note] = useToggle(props, [...known, ...search.found]);
  const active = isOpen && place !== null && place < search.found.length ? place : null;

  const type = (value: string) => {
    setTyped(value);
    setPlace(null);
    if (!multiple && answers.length > 0) onChange([]);
  };
  const choose = (option: AnswerOption) => {
    setKnown([...known, option]);
    setTyped(multiple ? '' : option.text);
    setPlace(null);
    if (multiple) toggle(option.id);
    else onChange([option.id]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = active === null ? undefined : search.found[active];
    const next = ['ArrowDown', 'ArrowUp'].includes(event.key)
      ? optionAfter(event.key, active, search.found.length)
      : null;
    if (next !== null) setPlace(next);
    else if (event.key === 'Enter' && option) choose(option);
    else if (event.key === 'Escape' && isOpen) type('');
    else return;
    // Enter is Next and Escape closes a dialog: not while they mean something here.
    event.preventDefault();
    event.stopPropagation();
  };
  const left = (event: FocusEvent) => {
    if (answers.length === 0 && isElsewhere(event)) onLeftEmpty();
  };

  return (
    <div className="autocomplete">
      {multiple && <ChosenAnswers chosen={chosen} onRemove={toggle} />}
      {multiple && note}
      <input
        className={fieldControl}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={typed}
        placeholder={text('answer_search_hint')}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-autocomplete="list"
        aria-expanded={isOpen && search.found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={left}
      />
      <Suggestions {...search} id={id} active={active} chosen={answers} onChoose={choose} />
    </div>
  );
}
