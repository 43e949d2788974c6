import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './button.css';

/** `primary` for the one main action of a page, `plain` beside it, `quiet` inside text and rows. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface Look {
  kind?: ButtonKind | undefined;
  size?: 'normal' | 'small' | undefined;
  icon?: ReactNode;
}

export const buttonClass = ({ kind = 'plain', size = 'normal' }: Look, isSquare = false): string =>
  classNames(
    'c-button',
    `c-button-${kind}`,
    size === 'small' && 'c-button-small',
    isSquare && 'c-button-square',
  );

interface Props extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  busy?: boolean | undefined;
}

/** While busy it stays focused and answers no press; what it waits for shows after a moment. */
export function Button({ kind, size, icon, busy = false, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="c-spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

interface LinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string;
}

export function ButtonLink({ kind, size, icon, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size })}>
      {icon}
      {children}
    </a>
  );
}
