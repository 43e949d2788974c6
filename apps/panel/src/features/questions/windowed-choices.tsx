import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { AnswerRow, keyOf } from './answer-row.tsx';
import type { ShownChoices } from './choice-rows.tsx';
import { gap, rowHeight, rowsInView } from './rows-in-view.ts';
import { NothingFound } from './search/nothing-found.tsx';
import { useActiveOption } from './search/use-active-option.ts';

const chosenPlace = (shown: ShownChoices['shown'], answers: readonly string[]): number =>
  Math.max(
    shown.findIndex(({ id }) => answers.includes(id)),
    0,
  );

/**
 * Thousands of answers of which only those in view exist (QU-12). It is a listbox with one tab stop: the active
 * option is always in the document, and each option says where it stands among all of them.
 */
export function WindowedChoices(props: ShownChoices) {
  const { multiple, shown, answers, labelledBy, describedBy, onChoose } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useActiveOption(shown, answers, (index) => rows.scrollToIndex(index), onChoose);
  const { active } = list;
  const rows = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    ...rowsInView,
    count: shown.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => shown[index]?.id ?? index,
    // An answer given before is in view from the start.
    initialOffset: () => chosenPlace(shown, answers) * (rowHeight + gap),
    rangeExtractor: (range) =>
      active === null
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });

  if (shown.length === 0) return <NothingFound />;
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
      onPointerDown={list.onPointerDown}
      onFocus={list.onFocus}
      onKeyDown={list.onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const answer = shown[index];
          if (!answer) return null;
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus and names its active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox
            <div
              key={key}
              ref={rows.measureElement}
              id={`${id}-${index}`}
              className="answer"
              role="option"
              data-index={index}
              data-active={index === active || undefined}
              aria-selected={answers.includes(answer.id)}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => list.choose(index)}
              {...keyOf(index)}
            >
              <AnswerRow text={answer.text} index={index} multiple={multiple} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
