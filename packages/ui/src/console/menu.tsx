import type { KeyboardEvent, ReactNode } from 'react';
import { type ButtonKind, buttonClass } from './button.tsx';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import { usePopover } from './use-popover.ts';
import './popover.css';

export type { MenuItem };

interface Props {
  label: string;
  /** What the button shows; a text is its name, anything else is named by the label. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  kind?: ButtonKind | undefined;
  size?: 'normal' | 'small' | undefined;
  /** A square button: its trigger is an icon. */
  square?: boolean | undefined;
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, items, kind = 'plain', size, square = false }: Props) {
  const { anchor, popover, isOpen, open, close, floating } = usePopover();
  const { onKeyDown, focusItem } = useMenuKeys(popover);

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
    focusItem(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        type="button"
        ref={anchor}
        className={buttonClass({ kind, size }, square)}
        popoverTarget={floating.id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={typeof trigger === 'string' ? undefined : label}
        onKeyDown={onTriggerKey}
      >
        {trigger}
      </button>
      <div
        {...floating}
        className="c-popover"
        role="menu"
        aria-label={label}
        onToggle={(event) => {
          const isInside = event.currentTarget.contains(document.activeElement);
          if (event.newState === 'open' && !isInside) focusItem('first');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') close();
          else onKeyDown(event);
        }}
      >
        {items.map((item) => (
          <MenuEntry
            key={item.id ?? item.label}
            item={item}
            onChosen={() => {
              close();
              anchor.current?.focus();
            }}
          />
        ))}
      </div>
    </>
  );
}
