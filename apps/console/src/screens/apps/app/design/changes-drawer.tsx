import { Drawer } from '@earnwall/ui/console/drawer';
import { ColorDot } from './color-dot.tsx';
import type { EditedChange } from './edited-design.ts';
import { fieldLabels, valueText } from './fields.ts';

interface Props {
  changes: readonly EditedChange[];
  live: number;
  onClose: () => void;
}

/** What publishing would change, old → new. */
export function ChangesDrawer({ changes, live, onClose }: Props) {
  return (
    <Drawer title={`Changes since v${live}`} onClose={onClose}>
      <ul className="design-changes">
        {changes.map(({ field, old, new: next }) => (
          <li key={field}>
            <span>{fieldLabels[field]}</span>
            <span className="design-values">
              <Value value={old} /> → <Value value={next} />
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

/** A color is seen as well as read. */
export function Value({ value }: { value: EditedChange['new'] }) {
  const text = valueText(value);
  if (!text.startsWith('#')) return <span>{text}</span>;
  return (
    <span>
      <ColorDot color={text} /> <code>{text}</code>
    </span>
  );
}
