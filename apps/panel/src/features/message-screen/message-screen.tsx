import { Message } from '@earnwall/ui/primitives/message';
import { type ComponentProps, useEffect, useRef } from 'react';
import './message-screen.css';

interface Props extends Omit<ComponentProps<typeof Message>, 'heading'> {
  /** For a message that comes in place of something: who cannot see that hears its title. */
  takesFocus?: boolean;
}

/** A screen that says one thing. */
export function MessageScreen({ takesFocus = false, ...props }: Props) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) main.current?.focus();
  }, [takesFocus]);
  return (
    <main
      className="message-screen"
      ref={main}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={props.title}
    >
      <Message heading="h1" {...props} />
    </main>
  );
}
