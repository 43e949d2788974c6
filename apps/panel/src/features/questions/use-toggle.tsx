import type { AnswerOption } from '@earnwall/contract/entities/question';
import { type ReactNode, useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import type { AnswerProps } from './answer-props.ts';
import { toggled, unchosen } from './toggled.ts';

/** Choosing several answers; who cannot see that one has cleared others hears it. */
export function useToggle(
  { answers, onChange }: Pick<AnswerProps, 'answers' | 'onChange'>,
  options: readonly AnswerOption[],
): [toggle: (id: string) => void, note: ReactNode] {
  const text = useText();
  const [gone, setGone] = useState<readonly string[]>([]);
  const toggle = (id: string) => {
    const after = toggled(answers, id, options);
    setGone(unchosen(answers, after, id, options));
    onChange(after);
  };
  const note = (
    <p className="unseen" role="status">
      {gone.length > 0 && text('answers_unchosen', { answers: gone.join(', ') })}
    </p>
  );
  return [toggle, note];
}
