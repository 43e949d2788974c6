import { Button } from '@earnwall/ui/console/button';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import Flame from 'lucide-react/icons/flame';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Star from 'lucide-react/icons/star';
import type { ItemChange } from './item-change.ts';

interface Props {
  item: { status: 'open' | 'paused' | 'closed'; hot?: boolean; featured: boolean };
  onChange: (change: ItemChange, did: string) => void;
}

/** The buttons of one survey or offer. */
export function ItemActs({ item: { status, hot, featured }, onChange }: Props) {
  const isPaused = status === 'paused';
  return (
    <>
      {status !== 'closed' && (
        <Button
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => onChange({ paused: !isPaused }, isPaused ? 'resumed' : 'paused')}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      {hot !== undefined && (
        <Button
          icon={<Flame />}
          aria-pressed={hot}
          onClick={() => onChange({ hot: !hot }, hot ? 'no longer hot' : 'made hot')}
        >
          Hot
        </Button>
      )}
      <Button
        icon={<Star />}
        aria-pressed={featured}
        onClick={() => onChange({ featured: !featured }, featured ? 'no longer featured' : 'featured')}
      >
        Featured
      </Button>
      <Button icon={<ArrowUpToLine />} onClick={() => onChange({ rank: 'top' }, 'placed at the top')}>
        To top
      </Button>
    </>
  );
}
