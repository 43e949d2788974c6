import './sidebar.css';
import { type ReactNode, useId } from 'react';
import { consoleHref } from '#lib/page-settings.ts';

export function NavGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="side-group">
      <h2 className="side-title shell-label" id={id}>
        {title}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}

interface RowProps {
  label: string;
  icon: ReactNode;
  path: string;
  isCurrent: boolean;
  /** How many wait there. */
  count?: string | null | undefined;
  children?: ReactNode;
}

export function NavRow({ label, icon, path, isCurrent, count = null, children }: RowProps) {
  return (
    <li className="side-item">
      <a
        className="side-row"
        href={consoleHref(path)}
        aria-current={isCurrent ? 'page' : undefined}
        title={label}
      >
        {icon}
        <span className="shell-label">{label}</span>
        {count !== null && (
          <span className="side-count">
            {count}
            <span className="c-unseen"> waiting</span>
          </span>
        )}
      </a>
      {children}
    </li>
  );
}
