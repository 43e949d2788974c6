import { Icon } from '@earnwall/ui/primitives/icon';

/** The keys 1–9 choose the first answers in view (use-question-keys.ts finds them by this mark). */
export function keyOf(index: number): { 'data-key'?: string } {
  return index < 9 ? { 'data-key': `${index + 1}` } : {};
}

/** Inside of a row: its mark, its text, and for a keyboard the key that chooses it. */
export function AnswerRow({ text, index, multiple }: { text: string; index: number; multiple: boolean }) {
  const { 'data-key': key } = keyOf(index);
  return (
    <>
      <span className={multiple ? 'answer-mark answer-box' : 'answer-mark'} aria-hidden="true">
        {multiple && <Icon name="check" />}
      </span>
      <span className="answer-text">
        <bdi>{text}</bdi>
      </span>
      {key && (
        <span className="answer-key" aria-hidden="true">
          {key}
        </span>
      )}
    </>
  );
}
