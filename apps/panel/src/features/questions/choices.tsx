import { answerSearch } from '@earnwall/contract/limits';
import { useMemo, useRef, useState } from 'react';
import type { ChoicesProps } from './answer-props.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { AnswerSearch } from './search/answer-search.tsx';
import { searchable } from './search/searchable.ts';
import { WindowedChoices } from './windowed-choices.tsx';

/** From here on only the answers in view are in the document (QU-12). */
const windowedAbove = 100;

/** Answers to choose from, with a search box when they are many (QU-06). */
export function Choices(props: ChoicesProps) {
  const { answers } = props.question;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const search = useMemo(() => searchable(answers), [answers]);
  const shown = useMemo(() => search(query), [search, query]);
  const List = answers.length > windowedAbove ? WindowedChoices : ChoiceRows;

  const enterList = () => list.current?.querySelector<HTMLElement>('[role=listbox], input')?.focus();
  return (
    <>
      {answers.length > answerSearch.boxAboveAnswers && (
        <AnswerSearch query={query} found={shown.length} onChange={setQuery} onEnterList={enterList} />
      )}
      <div ref={list} className="answers-place">
        <List {...props} shown={shown} />
      </div>
    </>
  );
}
