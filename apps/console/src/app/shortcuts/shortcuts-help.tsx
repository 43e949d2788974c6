import { Button } from '@earnwall/ui/console/button';
import { Dialog } from '@earnwall/ui/console/dialog';
import { Kbd } from '@earnwall/ui/console/kbd';
import { Switch } from '@earnwall/ui/console/switch';
import { Fragment } from 'react';
import type { Place } from '#app/places/place.ts';
import { usePreferences } from '#features/preferences/use-preferences.ts';
import './shortcuts-help.css';

interface Props {
  open: readonly Place[];
  onClose: () => void;
}

export function ShortcutsHelp({ open, onClose }: Props) {
  const { preferences, change } = usePreferences();
  const goes = open.flatMap(({ shortcut, label }) =>
    shortcut ? [{ keys: ['g', shortcut], does: `Go to ${label}` }] : [],
  );
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Keys title="Everywhere" rows={[...everywhere, ...goes]} />
      <Keys title="In lists" rows={lists} />
      {open.some(({ path }) => path === '/tickets') && <Keys title="In tickets" rows={tickets} />}
      <Switch
        label="Shortcuts of a single letter"
        hint="Turn them off if you speak to your computer, or press keys by accident."
        checked={preferences.single_keys}
        onChange={(single_keys) => change({ single_keys })}
      />
    </Dialog>
  );
}

const everywhere = [
  { keys: ['⌘ or Ctrl', 'K'], does: 'Go, act, or find by any id' },
  { keys: ['?'], does: 'Show this' },
  { keys: ['Esc'], does: 'Close what is open' },
];

const lists = [
  { keys: ['j', 'k'], does: 'Next and previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['/'], does: 'Filter' },
];

const tickets = [
  { keys: ['j', 'k'], does: 'Open the next and the previous ticket' },
  { keys: ['r'], does: 'Reply' },
  { keys: ['c'], does: 'Credit' },
  { keys: ['e'], does: 'Close the ticket' },
  { keys: ['⌘ or Ctrl', 'Enter'], does: 'Send what is written' },
  { keys: ['Esc'], does: 'Leave what is written, to go on by keys' },
];

function Keys({ title, rows }: { title: string; rows: readonly { keys: string[]; does: string }[] }) {
  return (
    <section className="keys">
      <h3 className="keys-title">{title}</h3>
      <dl>
        {rows.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
