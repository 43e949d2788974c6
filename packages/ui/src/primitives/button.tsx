import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import './button.css';

/** `solid` for the one main action of a screen, `soft` beside it, `plain` to leave or cancel. */
export type ButtonKind = 'solid' | 'soft' | 'plain' | 'danger';

const classOf = (kind: ButtonKind, wide: boolean): string =>
  `button button-${kind}${wide ? ' button-wide' : ''}`;

interface Look {
  kind?: ButtonKind;
  /** Fills the row it stands in. */
  wide?: boolean;
}

export function Button({
  kind = 'solid',
  wide = false,
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" className={classOf(kind, wide)} {...rest} />;
}

export function ButtonLink({
  kind = 'solid',
  wide = false,
  children,
  ...rest
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a className={classOf(kind, wide)} {...rest}>
      {children}
    </a>
  );
}
