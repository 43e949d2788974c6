import { Message } from '@earnwall/ui/primitives/message';
import type { ComponentProps } from 'react';
import './message-screen.css';

/** A screen that says one thing. */
export function MessageScreen(props: Omit<ComponentProps<typeof Message>, 'heading'>) {
  return (
    <main className="message-screen" aria-label={props.title}>
      <Message heading="h1" {...props} />
    </main>
  );
}
