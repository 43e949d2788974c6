import { Icon } from '@earnwall/ui/primitives/icon';

/** The keys 1–9 choose the first answers in view: use-question-keys.ts finds them by this mark, and answers.css shows it. */
export function keyOf(index: number): string | undefined {
  return index < 9 ? `${index + 1}` : undefined;
}

/** Inside of a row, its mark and its text: elements rather than a component, since a press may bring a screenful (decision 0159). */
export function answerRow(text: string, multiple: boolean) {
  return (
    <>
      <span className={multiple ? 'answer-mark answer-box' : 'answer-mark'} aria-hidden="true">
        {multiple && <Icon name="check" />}
      </span>
      <span className="answer-text">
        <bdi>{text}</bdi>
      </span>
    </>
  );
}
