import type { ButtonHTMLAttributes } from 'react';
import { ListIcon, type ListIconName } from './list-icon.tsx';
import './icon-button.css';

type Props = { icon: ListIconName; label: string } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children' | 'aria-label'
>;

/** A round button on the actions surface, for headers and close corners. */
export function IconButton({ icon, label, ...rest }: Props) {
  return (
    <button type="button" className="icon-button on-actions" aria-label={label} title={label} {...rest}>
      <ListIcon name={icon} />
    </button>
  );
}
