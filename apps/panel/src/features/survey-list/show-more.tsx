import { grid } from '@earnwall/contract/first-limits';
import { Button } from '@earnwall/ui/primitives/button';
import { flushSync } from 'react-dom';
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

/** What makes a list of surveys longer (decision 0102). It arrives with the rest of the list, which it needs anyway. */
export function ShowMore({ isWhole, first, grown, total, titleId, onGrow }: ShowMoreProps) {
  const text = useText();
  const count = first + grown;
  if (isWhole) {
    return (
      total > first && (
        <Button
          kind="plain"
          aria-expanded={grown > 0}
          aria-describedby={titleId}
          onClick={() => onGrow(grown > 0 ? 0 : total - first)}
        >
          {text(grown > 0 ? 'list_less' : 'activities_see_all')}
        </Button>
      )
    );
  }
  return (
    <>
      <p className="unseen" role="status">
        {grown > 0 && text('list_shown', { count: Math.min(count, total), total })}
      </p>
      {count < total && (
        <Button
          kind="soft"
          wide
          onClick={({ currentTarget: { parentElement } }) => {
            const tiles = parentElement?.querySelector('.grid')?.children;
            flushSync(() => onGrow(grown + grid.skeletonTiles));
            // Whoever pressed goes on where the new ones begin.
            tiles?.[count]?.querySelector('button')?.focus();
          }}
        >
          {text('list_more')}
        </Button>
      )}
    </>
  );
}
