import { Button } from '@earnwall/ui/console/button';
import type { ItemChange } from './item-change.ts';
import './inventory.css';

interface Props {
  count: number;
  noun: string;
  hasHot: boolean;
  onChange: (change: ItemChange, did: string) => void;
  onClear: () => void;
}

/** What can be done with the selected rows, at the bottom of the page. */
export function BulkBar({ count, noun, hasHot, onChange, onClear }: Props) {
  const act = (label: string, change: ItemChange, did: string) => (
    <Button key={label} size="small" onClick={() => onChange(change, did)}>
      {label}
    </Button>
  );
  return (
    <div className="bulk-bar" role="toolbar" aria-label={`Selected ${noun}`}>
      <b aria-live="polite">{count.toLocaleString('en')} selected</b>
      {act('Pause', { paused: true }, 'paused')}
      {act('Resume', { paused: false }, 'resumed')}
      {hasHot && act('Hot', { hot: true }, 'made hot')}
      {hasHot && act('Not hot', { hot: false }, 'no longer hot')}
      {act('Feature', { featured: true }, 'featured')}
      {act('Unfeature', { featured: false }, 'no longer featured')}
      {act('To top', { rank: 'top' }, 'placed at the top')}
      <Button size="small" kind="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
