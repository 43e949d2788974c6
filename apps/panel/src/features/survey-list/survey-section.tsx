import type { Survey } from '@earnwall/contract/entities/survey';
import { grid } from '@earnwall/contract/first-limits';
import type { SectionName } from '@earnwall/domain/surveys/sections';
import { type ComponentProps, useId, useState } from 'react';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { useAmountText } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';
import type { ShowMoreProps } from './show-more.tsx';
import { SurveyGrid } from './survey-grid.tsx';
import './survey-sections.css';

const showMore = lazyPart<ShowMoreProps>(async () => (await import('./show-more.tsx')).ShowMore);

/** How the surveys of a list are shown, whichever they are. */
export type Tiles = Omit<ComponentProps<typeof SurveyGrid>, 'surveys' | 'count' | 'titleId'>;

interface Props extends Tiles {
  surveys: readonly Survey[];
  /** None where it is the one list there is. */
  name?: SectionName;
  /** How many show at first. */
  first?: number;
  highReward?: number | null;
}

/** Surveys of which some show at first, and more at a press. */
export function SurveySection({ name, surveys, first = grid.skeletonTiles, highReward, ...tiles }: Props) {
  const text = useText();
  const amountText = useAmountText();
  const id = useId();
  const [grown, setGrown] = useState(0);
  const ShowMore = useIdlePart(showMore);
  const isWhole = name !== undefined && name !== 'more';
  const grow = { isWhole, first, grown, total: surveys.length, titleId: id, onGrow: setGrown };
  const more = ShowMore && <ShowMore {...grow} />;
  const list = <SurveyGrid {...tiles} surveys={surveys} count={first + grown} titleId={name && id} />;
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
