import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './message.css';

interface Props {
  /** An icon in a soft circle, or a picture of one's own. */
  icon: IconName | ReactElement;
  tone?: 'brand' | 'info' | 'reward' | 'danger';
  /** What happened. */
  title: string;
  /** `h1` where the message is the whole page. */
  heading?: 'h1' | 'h2';
  /** Why, and what to do now. */
  children?: ReactNode;
  action?: ReactNode;
}

/** The content of a screen or list that has only a message to show: empty, refused, failed, finished. */
export function Message({ icon, tone = 'brand', title, heading: Heading = 'h2', children, action }: Props) {
  return (
    <section className="message">
      {typeof icon === 'string' ? (
        <span className={`message-picture message-${tone}`}>
          <Icon name={icon} />
        </span>
      ) : (
        icon
      )}
      <Heading className="message-title">{title}</Heading>
      {children && <div className="message-text">{children}</div>}
      {action}
    </section>
  );
}
