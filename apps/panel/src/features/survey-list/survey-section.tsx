import type { Survey } from '@earnwall/contract/entities/survey';
import { grid } from '@earnwall/contract/first-limits';
import type { SectionName } from '@earnwall/domain/surveys/sections';
import { type ComponentProps, startTransition, useEffect, useId, useState } from 'react';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';
import type { ShowMoreProps } from './show-more.tsx';
import { SurveyGrid } from './survey-grid.tsx';
import './survey-sections.css';

const showMore = lazyPart<ShowMoreProps>(async () => (await import('./show-more.tsx')).ShowMore);

/** As many as a phone shows of a list that is read from its beginning. */
const inView = 10;

/** How the surveys of a list are shown, whichever they are. */
export type Tiles = Omit<ComponentProps<typeof SurveyGrid>, 'surveys' | 'count' | 'titleId'>;

interface Props extends Tiles {
  surveys: readonly Survey[];
  /** None where it is the one list there is. */
  name?: SectionName;
  /** How many show at first. */
  first?: number;
  /** The answer to a press: what is in view comes at once, and the rest of the first ones in pieces. */
  isAnew?: boolean;
  highReward?: number | null;
}

/** Surveys of which some show at first, and more at a press. */
export function SurveySection(props: Props) {
  const { name, surveys, first = grid.skeletonTiles, isAnew = false, highReward, ...tiles } = props;
  const text = useText();
  const amountText = useAmountText();
  const id = useId();
  const [isReady, setReady] = useState(!isAnew);
  const [grown, setGrown] = useState(0);
  useEffect(() => startTransition(() => setReady(true)), []);
  const ShowMore = useIdlePart(showMore);
  const isWhole = name !== undefined && name !== 'more';
  const grow = { isWhole, first, grown, total: surveys.length, titleId: id, onGrow: setGrown };
  const more = isReady && ShowMore && <ShowMore {...grow} />;
  const count = isReady ? first + grown : Math.min(first, inView);
  const list = <SurveyGrid {...tiles} surveys={surveys} count={count} titleId={name && id} />;
  if (!name) {
    return (
      <>
        {list}
        {more}
      </>
    );
  }
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{text(`section_${name}`)}</h2>
        {isWhole && (
          <>
            <small suppressHydrationWarning>
              {text(`section_${name}_hint`, { amount: amountText(highReward ?? 0) })}
            </small>
            {more}
          </>
        )}
      </div>
      {list}
      {!isWhole && more}
    </section>
  );
}
