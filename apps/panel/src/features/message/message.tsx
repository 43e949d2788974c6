import { Icon, type IconName } from '@earnwall/ui/primitives/icon';
import { type ReactNode, useId } from 'react';
import './message.css';

interface Props {
  icon: IconName;
  title: string;
  text?: string | null;
  /** What can be done now. */
  children?: ReactNode;
}

/** A whole screen that says one thing: what happened, then what to do. */
export function Message({ icon, title, text, children }: Props) {
  const titleId = useId();
  return (
    <main className="message on-card" aria-labelledby={titleId}>
      <span className="message-icon">
        <Icon name={icon} />
      </span>
      <h1 className="message-title" id={titleId}>
        {title}
      </h1>
      {text && <p className="message-text">{text}</p>}
      {children}
    </main>
  );
}
