import type { TextKey } from '@earnwall/i18n/text-keys';
import { Button } from '@earnwall/ui/primitives/button';
import { useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import { NextChoices } from './next-choices.tsx';
import { NextSkeleton } from './next-skeleton.tsx';
import { useHasNext } from './use-has-next.ts';
import { useNextSurveys } from './use-next-surveys.ts';
import './next-surveys.css';

interface Props {
  /** The survey that has just ended. */
  after: string | null;
  heading: TextKey;
  onAll: () => void;
}

/** The end of a survey is the moment to offer the next: the best one in a card, others in rows (decision 0107). */
export function NextSurveys(props: Props) {
  return useHasNext() ? <Next {...props} /> : null;
}

function Next({ after, heading, onAll }: Props) {
  const text = useText();
  const titleId = useId();
  const next = useNextSurveys(after);
  const hasSome = next.kind === 'listed' && next.surveys.length > 0;
  return (
    <section className="next" aria-labelledby={titleId} aria-busy={next.kind === 'loading'}>
      <div className="next-head">
        <h2 className="next-title" id={titleId}>
          {text(heading)}
        </h2>
        {hasSome && next.hasMore && (
          <Button kind="plain" onClick={onAll}>
            {text('next_all')}
          </Button>
        )}
      </div>
      {next.kind === 'loading' && <NextSkeleton />}
      {hasSome && <NextChoices surveys={next.surveys} />}
      {next.kind === 'listed' && !hasSome && <p className="next-message">{text('empty_title')}</p>}
      {next.kind === 'failed' && (
        <div className="next-message" role="alert">
          <p>{text('error_connection-text')}</p>
          <Button kind="soft" onClick={next.retry}>
            {text('try_again')}
          </Button>
        </div>
      )}
    </section>
  );
}
