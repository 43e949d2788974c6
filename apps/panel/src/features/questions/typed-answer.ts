import { fieldControl } from '@earnwall/ui/primitives/field';
import type { FocusEvent } from 'react';
import { useText } from '#lib/text/text.tsx';
import type { AnswerProps } from './answer-props.ts';

/** The server takes no longer answer. */
export const longestAnswer = 5000;

/** What all typed answers have in common: named by the question, told apart when wrong, asked for when left empty. */
export function useTypedAnswer({ answers, labelledBy, describedBy, invalid, onLeftEmpty }: AnswerProps) {
  const text = useText();
  const value = answers[0] ?? '';
  return {
    className: fieldControl,
    value,
    placeholder: text('answer_placeholder'),
    autoComplete: 'off',
    enterKeyHint: 'next',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    onBlur: (event: FocusEvent) => {
      if (value.trim() === '' && isElsewhere(event)) onLeftEmpty();
    },
  } as const;
}

/** Going to a button (skip, close) is not leaving the answer empty, and neither is turning to another window. */
export function isElsewhere({ relatedTarget, currentTarget }: FocusEvent): boolean {
  if (!document.hasFocus()) return false;
  return !(relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget));
}
