import type { ReactNode } from 'react';

interface Look {
  /** Where several items may have the same label. */
  id?: string | undefined;
  label: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export type MenuItem = Look &
  ({ onChoose: () => void; href?: undefined } | { href: string; onChoose?: undefined });

interface Props {
  item: MenuItem;
  onChosen: () => void;
}

/** One line of a menu. One that cannot be chosen keeps its place, so that it is found. */
export function MenuEntry({ item, onChosen }: Props) {
  const shared = {
    role: 'menuitem',
    className: 'c-popover-item',
    tabIndex: -1,
    'data-danger': item.danger || undefined,
    'aria-disabled': item.disabled || undefined,
  } as const;
  if (item.href !== undefined && !item.disabled)
    return (
      <a {...shared} href={item.href} onClick={onChosen}>
        {item.icon}
        {item.label}
      </a>
    );
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        if (item.disabled) return;
        // First, so that what it opens can take the focus.
        onChosen();
        item.onChoose?.();
      }}
    >
      {item.icon}
      {item.label}
    </button>
  );
}
