import { fieldControl } from '@earnwall/ui/primitives/field';
import { Icon } from '@earnwall/ui/primitives/icon';
import type { KeyboardEvent } from 'react';
import { useText } from '#lib/text/text.tsx';
import './answer-search.css';

interface Props {
  query: string;
  found: number;
  onChange: (query: string) => void;
  onEnterList: () => void;
}

/** The box above a long list; the arrow down leads into the list. */
export function AnswerSearch({ query, found, onChange, onEnterList }: Props) {
  const text = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onEnterList();
  };
  return (
    <div className="answer-search">
      <Icon name="search" />
      <input
        className={fieldControl}
        type="search"
        autoComplete="off"
        value={query}
        placeholder={text('answer_search')}
        aria-label={text('answer_search')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="unseen" role="status">
        {query.trim() && text('answers_found', { count: found })}
      </p>
    </div>
  );
}
