import { Ago } from '@earnwall/ui/console/ago';
import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import type { Supplier } from '#features/supplier/supplier.ts';

interface Props {
  id: string;
  feed: NonNullable<Supplier['supplier']['feed']>;
}

/** A list that would close most of what is open: an operator may say that it is right. */
export function AcceptList({ id, feed: { doubt, doubted_at, doubt_waived } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayAccept = useMay('supply:write');
  const accept = mayAccept && !doubt_waived && !isOpen && (
    <Button size="small" onClick={() => setOpen(true)}>
      Accept this list
    </Button>
  );
  return (
    <Notice
      kind="warn"
      title={doubt_waived ? 'The next list is accepted, whatever it closes' : 'Its list is not believed yet'}
      aside={doubted_at && <Ago at={doubted_at} />}
      action={accept}
    >
      <p>{doubt}</p>
      {!doubt_waived && (
        <p>After half an hour in which every list says the same, it is believed by itself.</p>
      )}
      {isOpen && !doubt_waived && <AcceptForm id={id} onClose={() => setOpen(false)} />}
    </Notice>
  );
}

function AcceptForm({ id, onClose }: { id: string; onClose: () => void }) {
  const toast = useToast();
  const accepting = useChange('console/suppliers/post-suppliers-waive-doubt', {
    refresh: ['console/suppliers/get-suppliers-id', 'console/suppliers/get-suppliers'],
    done: () => {
      onClose();
      toast.show({ text: 'The next list is accepted, whatever it closes.', kind: 'good' });
    },
  });
  const reason = useReason(accepting.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given !== null) void accepting.run({ params: { id }, body: { reason: given } });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <ReasonField
        {...reason.field}
        hint="Such as who at the supplier has confirmed it. Stands in the audit."
      />
      <FormError error={accepting.error} />
      <div className="row">
        <Button type="submit" busy={accepting.busy}>
          Accept this list
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={accepting.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
