import type { AnswerOption } from '@earnwall/contract/entities/question';
import { answerSearch } from '@earnwall/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '#api/client-context.tsx';
import { searchable } from './searchable.ts';

interface Search {
  found: readonly AnswerOption[];
  state: 'idle' | 'searching' | 'found' | 'failed';
  retry: () => void;
}

const longestQuery = 200;

/**
 * GET /question/{id}/answers from the first character on, 200 ms after the last one (QU-07). Each text has an answer
 * of its own in the cache, so that a slow answer to an older text can never replace that to a newer one.
 */
export function useAnswerSearch(questionId: string, survey: string | null, typed: string): Search {
  const client = useClient();
  const wanted = typed.trim().slice(0, longestQuery);
  const q = useDebounced(wanted, answerSearch.debounceMs);
  const enabled = q.length >= answerSearch.minCharacters;

  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['answers', survey, questionId, q],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      client.call(
        'qualification/get-question-answers',
        { params: { questionId }, query: { q, s: survey ?? undefined } },
        { signal },
      ),
  });
  const retry = () => void refetch();
  if (wanted.length < answerSearch.minCharacters) return { found: [], state: 'idle', retry };
  if (isError && q === wanted) return { found: [], state: 'failed', retry };
  if (data && !isPlaceholderData && q === wanted) return { found: data, state: 'found', retry };
  // Until the answer is here, those of the last one that still fit stay in view.
  return { found: data ? searchable(data)(wanted) : [], state: 'searching', retry };
}

/** The value as it was once it has rested for a while. */
function useDebounced<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
