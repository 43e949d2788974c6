import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import './shell.css';

interface Props {
  sidebar?: ReactNode;
  topBar?: ReactNode;
  /** Between the top bar and the page, over its whole width. */
  banner?: ReactNode;
  bottomBar?: ReactNode;
  children?: ReactNode;
}

/** The places of the shell; there before anybody is known, so that nothing jumps. */
export function ShellFrame({ sidebar, topBar, banner, bottomBar, children }: Props) {
  return (
    <div className="shell">
      <a className="shell-skip" href="#main">
        Skip to the page
      </a>
      <aside className="shell-side" aria-label="Sidebar">
        <Brand />
        {sidebar}
      </aside>
      <header className="shell-top">{topBar}</header>
      {banner}
      <main className="shell-main" id="main" tabIndex={-1}>
        {children}
      </main>
      {bottomBar}
    </div>
  );
}
