import { Button } from '@earnwall/ui/primitives/button';
import { useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import { StarControl } from './star-control.tsx';
import { type Rating, useRating } from './use-rating.ts';
import './rate-survey.css';

interface Props {
  cid: string;
  /** The stars given before, as after a reload. */
  before: number | null;
}

/** How was it? Each rating helps the next person to choose (SV-08). */
export function RateSurvey({ cid, before }: Props) {
  const text = useText();
  const labelId = useId();
  const rating = useRating(cid, before);
  return (
    <div className="rate">
      <span className="rate-label" id={labelId}>
        {text('rate_title')}
      </span>
      <StarControl labelledBy={labelId} stars={rating.stars} onChoose={rating.rate} />
      <Answer {...rating} />
    </div>
  );
}

function Answer({ state, retry }: Rating) {
  const text = useText();
  return (
    <div className="rate-answer" role="status">
      {state === 'saving' && text('rate_saving')}
      {state === 'saved' && text('rate_thanks')}
      {state === 'failed' && (
        <>
          {text('rate_failed')}
          <Button kind="plain" onClick={retry}>
            {text('try_again')}
          </Button>
        </>
      )}
    </div>
  );
}
