import { ButtonLink } from '@earnwall/ui/primitives/button';
import type { MouseEvent, ReactNode } from 'react';
import { useSearch } from 'wouter';
import { keepVisit, type PanelPath } from './address.ts';

interface Props {
  to: PanelPath | `${PanelPath}?${string}`;
  /** Goes there inside this panel. */
  onFollow: () => void;
  children: ReactNode;
}

/** The way to another screen as a link, which may also be opened in a tab of its own. */
export function PanelLink({ to, onFollow, children }: Props) {
  const search = useSearch();
  const follow = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    onFollow();
  };
  return (
    <ButtonLink href={keepVisit(to, search)} onClick={follow}>
      {children}
    </ButtonLink>
  );
}
