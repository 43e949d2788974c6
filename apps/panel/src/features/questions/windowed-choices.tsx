import { useId } from 'react';
import { answerRow, keyOf } from './answer-row.tsx';
import type { ShownChoices } from './choice-rows.tsx';
import { NothingFound } from './search/nothing-found.tsx';
import { useActiveOption } from './search/use-active-option.ts';
import { endOf, startOf } from './window/row-places.ts';
import { placeOf, useRowWindow } from './window/use-row-window.ts';

/** Thousands of answers of which only those in view exist (QU-12). */
export function WindowedChoices(props: ShownChoices) {
  return props.shown.length === 0 ? <NothingFound /> : <AnswersWindow {...props} />;
}

/**
 * A listbox with one tab stop: the active option is always in the document, and each option says where it stands among
 * all of them.
 */
function AnswersWindow(props: ShownChoices) {
  const { multiple, shown, answers, labelledBy, describedBy, onChoose } = props;
  const id = useId();
  // An answer given before is in view from the start.
  const chosenPlace = () =>
    answers.length === 0
      ? 0
      : Math.max(
          shown.findIndex((answer) => answers.includes(answer.id)),
          0,
        );
  const { box, block, rows, range, onScroll, scrollTo } = useRowWindow(shown, chosenPlace);
  const list = useActiveOption(shown, answers, scrollTo, onChoose);
  const { active } = list;
  const top = startOf(range.from, rows);

  const option = (place: number) => {
    const answer = shown[place];
    if (!answer) return null;
    const isAway = place < range.from || place >= range.to;
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus and names its active option
      <div
        key={answer.id}
        id={`${id}-${place}`}
        className="answer"
        role="option"
        data-active={place === active || undefined}
        aria-selected={answers.includes(answer.id)}
        aria-setsize={shown.length}
        aria-posinset={place + 1}
        style={isAway ? { position: 'absolute', insetBlockStart: startOf(place, rows) - top } : undefined}
        data-key={keyOf(place)}
      >
        {answerRow(answer.text, multiple)}
      </div>
    );
  };

  return (
    <div
      ref={box}
      className="answers-window"
      role="listbox"
      tabIndex={0}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-multiselectable={multiple}
      aria-activedescendant={active === null ? undefined : `${id}-${active}`}
      onScroll={onScroll}
      onClick={({ target }) => {
        const row = (target as Element).closest('[role=option]');
        if (row) list.choose(placeOf(row));
      }}
      onPointerDown={list.onPointerDown}
      onFocus={list.onFocus}
      onKeyDown={list.onKeyDown}
    >
      <div role="presentation" style={{ height: endOf(shown.length - 1, rows) }}>
        <div
          ref={block}
          role="presentation"
          className="answers"
          style={{ transform: `translateY(${top}px)` }}
        >
          {placesOf(range, active).map(option)}
        </div>
      </div>
    </div>
  );
}

/** Those of the window, and the active one wherever it is. */
function placesOf({ from, to }: { from: number; to: number }, active: number | null): number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  if (active !== null && active < from) return [active, ...places];
  return active !== null && active >= to ? [...places, active] : places;
}
