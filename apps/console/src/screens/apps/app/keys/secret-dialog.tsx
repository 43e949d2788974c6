import { Dialog } from '@earnwall/ui/console/dialog';
import { Secret } from '@earnwall/ui/console/secret';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  /** What is shown once, such as "app secret". */
  name: string;
  /** Null until it is made. It is in the state of the dialog around this and nowhere else, and goes with it. */
  secret: string | null;
  /** While it is being made nothing closes the dialog: the answer alone has the secret. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form that makes a secret, and in its place the secret. */
export function SecretDialog({ title, name, secret, busy, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={busy || secret !== null ? undefined : onClose}>
      {secret === null ? children : <Shown name={name} secret={secret} onDone={onClose} />}
    </Dialog>
  );
}

/** Takes the focus, which the form's button had. */
function Shown({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1} className="keys-shown">
      <Secret value={secret} name={name} onDone={onDone} />
    </div>
  );
}
