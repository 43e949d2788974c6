import type { ReactNode } from 'react';
import { OpenCard } from './open-card.tsx';

interface Props {
  title: string;
  /** What to do now. */
  children: ReactNode;
  action?: ReactNode;
  footer?: ReactNode;
}

/** Instead of a form: a link that has expired, or something that is done. */
export function OpenMessage({ title, children, action, footer }: Props) {
  return (
    <OpenCard title={title} footer={footer}>
      <div className="stack">{children}</div>
      {action}
    </OpenCard>
  );
}
