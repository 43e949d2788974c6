import { grid } from '@earnwall/contract/first-limits';
import { Button } from '@earnwall/ui/primitives/button';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { GrowingEdge } from '#lib/growing/growing-edge.tsx';
import { useText } from '#lib/text/text.tsx';

export interface ShowMoreProps {
  /** "See all" in the head of a section opens all of it at once. */
  isWhole: boolean;
  /** How many show at first, how many more do now, and how many there are. */
  first: number;
  grown: number;
  total: number;
  /** The heading of what grows. */
  titleId?: string | undefined;
  onGrow: (grown: number) => void;
}

/** What one step of a scroll adds: more than a finger moves by meanwhile, and short work for a phone. */
const scrollStep = 8;

/** What makes a list of surveys longer (decision 0102). It arrives with the rest of the list, which it needs anyway. */
export function ShowMore({ isWhole, first, grown, total, titleId, onGrow }: ShowMoreProps) {
  const text = useText();
  const [pressedTo, setPressedTo] = useState(0);
  const count = first + grown;
  if (isWhole) {
    return (
      total > first && (
        <Button
          kind="plain"
          aria-expanded={grown > 0}
          aria-describedby={titleId}
          onClick={() => {
            onGrow(grown > 0 ? 0 : Math.min(first, total - first));
            // The first of them answer the press, and the others follow in pieces.
            if (grown === 0) startTransition(() => onGrow(total - first));
          }}
        >
          {text(grown > 0 ? 'list_less' : 'activities_see_all')}
        </Button>
      )
    );
  }
  return (
    <>
      {/* Who scrolls is not told with every screen. */}
      <p className="unseen" role="status">
        {pressedTo > 0 && text('list_shown', { count: Math.min(pressedTo, total), total })}
      </p>
      {count < total && (
        <div className="growing">
          <GrowingEdge count={count} onNear={() => onGrow(grown + scrollStep)} />
          <Button
            kind="soft"
            wide
            onClick={({ currentTarget }) => {
              const tiles = currentTarget.parentElement?.parentElement?.querySelector('.grid')?.children;
              flushSync(() => {
                setPressedTo(count + grid.skeletonTiles);
                onGrow(grown + grid.skeletonTiles);
              });
              // Whoever pressed goes on where the new ones begin.
              tiles?.[count]?.querySelector('button')?.focus();
            }}
          >
            {text('list_more')}
          </Button>
        </div>
      )}
    </>
  );
}
