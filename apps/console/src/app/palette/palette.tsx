import { useModal } from '@earnwall/ui/primitives/use-modal';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Place } from '#app/places/place.ts';
import { matching, moved } from './match.ts';
import { useEntries } from './use-entries.ts';
import { useFound } from './use-found.ts';
import './palette.css';

export interface PaletteProps {
  open: readonly Place[];
  onHelp: () => void;
  onClose: () => void;
}

/** Of hundreds of apps each has entries of its own: whoever does not see theirs types on. */
const mostShown = 50;

/** ⌘K: goes to pages, acts, and finds whatever has an id. One list, the best first; Enter takes what is marked. */
export function Palette({ open, onHelp, onClose }: PaletteProps) {
  const modal = useModal(onClose);
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { found, isSearching, problem } = useFound(text);
  const fitting = [...found, ...matching(text, useEntries(open, onHelp))];
  const entries = fitting.slice(0, mostShown);
  const marked = entries[Math.min(at, entries.length - 1)];

  const take = (entry: (typeof entries)[number] | undefined) => {
    if (!entry) return;
    onClose();
    entry.act();
  };
  const press = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowDown: () => setAt(moved(at, 1, entries.length)),
      ArrowUp: () => setAt(moved(at, -1, entries.length)),
      Home: () => setAt(0),
      End: () => setAt(entries.length - 1),
      Enter: () => take(marked),
    };
    const act = acts[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as every dialog
    <dialog
      className="palette"
      aria-label="Go, act, or find"
      {...modal}
      onClick={(event) => event.target === modal.ref.current && onClose()}
    >
      <div className="palette-field">
        <Search />
        <input
          role="combobox"
          aria-label="Go, act, or paste any id"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={marked && `${id}-${marked.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Go, act, or paste any id"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div className="palette-list" role="listbox" id={id} aria-label="What fits">
        {entries.map((entry) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the marked one
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes it
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            className="palette-entry"
            role="option"
            aria-selected={entry === marked}
            ref={entry === marked ? intoView : null}
            onClick={() => take(entry)}
          >
            <entry.Icon />
            <span className="palette-label">{entry.label}</span>
            <span className="palette-hint">{entry.hint}</span>
          </div>
        ))}
      </div>
      <p className="palette-note" role="status">
        {problem ?? (isSearching ? 'Searching …' : noteOn(fitting.length))}
      </p>
    </dialog>
  );
}

function noteOn(fitting: number): string | null {
  if (fitting === 0) return 'Nothing has this name or id.';
  return fitting > mostShown ? `The first ${mostShown} of ${fitting}: type on to see others.` : null;
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
