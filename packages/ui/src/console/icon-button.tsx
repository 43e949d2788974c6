import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { type ButtonKind, buttonClass } from './button.tsx';

interface Props
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
  kind?: ButtonKind | undefined;
  size?: 'normal' | 'small' | undefined;
}

/** A square button whose icon everybody knows; its name is read aloud and shown by hovering. */
export function IconButton({ label, icon, kind = 'quiet', size, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={buttonClass({ kind, size }, true)}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
