import { Button } from '@earnwall/ui/console/button';
import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { Dialog } from '@earnwall/ui/console/dialog';
import { Status } from '@earnwall/ui/console/status';
import type { ReactNode } from 'react';
import type { CallError } from '#api/call-error.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import type { WordsOfUse } from './words-of-use.ts';
import './keys.css';

interface Props {
  title: string;
  /** What has to be typed: the prefix, or the last four characters. */
  name: string;
  /** On the button. */
  what: string;
  /** Null where uses are not known. */
  uses: WordsOfUse | null;
  busy: boolean;
  error: CallError | null;
  onEnd: (reason: string) => void;
  onClose: () => void;
  /** What ending it does. */
  children: ReactNode;
}

/** Ending has no undo: it says whether something still uses it, and has its name typed. */
export function EndDialog({ title, name, what, uses, busy, error, onEnd, onClose, children }: Props) {
  const reason = useReason(error);
  const end = () => {
    const given = reason.given();
    if (given !== null) onEnd(given);
  };
  const cancel = (
    <Button onClick={onClose} disabled={busy}>
      Cancel
    </Button>
  );
  return (
    <Dialog title={title} onClose={busy ? undefined : onClose} actions={cancel}>
      {uses && <Status kind={uses.kind}>{uses.text}</Status>}
      <p>{children}</p>
      <ReasonField {...reason.field} />
      <ConfirmByName name={name} what={what} onConfirm={end} busy={busy} />
      <FormError error={error} />
    </Dialog>
  );
}
