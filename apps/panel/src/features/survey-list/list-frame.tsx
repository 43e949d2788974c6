import type { ReactNode } from 'react';
import { useText } from '#lib/text/text.tsx';
import './list-frame.css';

interface Props {
  /** Header and stats, on the page's own color. */
  top: ReactNode;
  /** Switch and sort, above the tiles. */
  tools?: ReactNode;
  /** Beside the list, where there is room for both. */
  rail?: ReactNode;
  children: ReactNode;
}

/** The list screen: what belongs to the user on the page, then the list on a surface of its own (design surveys_list_bg). */
export function ListFrame({ top, tools, rail, children }: Props) {
  const text = useText();
  return (
    <div className="frame">
      <div className="frame-top">{top}</div>
      <div className={`frame-list on-list${rail ? ' frame-railed' : ''}`}>
        {/* Named, since the page around the panel has a main part of its own. */}
        <main className="frame-main" aria-label={text('list_title')}>
          {tools && <div className="frame-tools">{tools}</div>}
          {children}
        </main>
        {rail}
      </div>
    </div>
  );
}
