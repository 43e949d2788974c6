import { Message } from '@earnwall/ui/primitives/message';
import type { ComponentProps } from 'react';
import './message-screen.css';

/** A screen that says one thing. */
export function MessageScreen(props: ComponentProps<typeof Message>) {
  return (
    <main className="message-screen">
      <Message {...props} />
    </main>
  );
}
