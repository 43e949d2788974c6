import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import './status.css';

export type StatusKind = 'good' | 'warn' | 'bad' | 'note' | 'idle';

const icons = { good: CircleCheck, warn: TriangleAlert, bad: OctagonAlert, note: Info, idle: CircleDashed };

export function StatusIcon({ kind }: { kind: StatusKind }) {
  const Icon = icons[kind];
  return <Icon className={`c-status-${kind}`} />;
}

/** A word and its icon: never the color alone. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className={`c-status c-status-${kind}`}>
      <StatusIcon kind={kind} />
      <span>{children}</span>
    </span>
  );
}
