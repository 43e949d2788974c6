import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { useChangeProfile, useOwnQuestion } from '#api/own-profile.ts';
import type { AnswerEvent } from '#features/profile-review/answers-list.tsx';
import { canSave, givenIn, type Problem } from '#features/profile-review/editing.ts';
import type { Asked } from './walk.ts';

/** The answer to one question, from loading it until it is saved. */
export function useAnswer({ hash, isStale }: Asked, onAnswered: (profile: OwnProfile) => void) {
  const { question, failed, reload } = useOwnQuestion(hash);
  const { mutate, isPending } = useChangeProfile();
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const answers = changed ?? question?.user_answers ?? [];
  const editing = question && { question, answers, problem };
  const given = givenIn({ answers });
  // An answer that is too old counts again when it is saved as it is.
  const isReady = editing !== null && (canSave(editing) || (isStale && given.length > 0));

  const save = () => {
    if (isPending || !editing) return;
    if (given.length === 0) setProblem({ text: 'empty_answer_general' });
    if (!isReady) return;
    setProblem(null);
    mutate(
      { type: 'answer', question: hash, answers: given },
      { onSuccess: onAnswered, onError: (error) => setProblem(problemOf(error)) },
    );
  };
  const handle = (event: AnswerEvent) => {
    if (event.type === 'save-pressed') save();
    if (event.type === 'tried-again') reload();
    if (event.type === 'left-empty' && given.length === 0) setProblem({ text: 'empty_answer_general' });
    if (event.type === 'answers-changed') {
      setChanged(event.answers);
      setProblem(event.problem);
    }
  };
  return { editing, failed, busy: isPending, canSave: isReady, handle };
}

/** A refusal says something to the user; any other failure is worth another try. */
function problemOf(error: unknown): Problem {
  return error instanceof CallError && error.failure.status === 422
    ? { message: error.message }
    : { text: 'answer_failed' };
}
