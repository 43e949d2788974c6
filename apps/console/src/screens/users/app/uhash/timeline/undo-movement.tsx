import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';
import { Button } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { useMay, useMe } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { changedByActs, type UserPage } from '#features/users/user-page.ts';

interface Props {
  item: Extract<TimelineItem, { kind: 'money' }>;
  page: UserPage;
}

/** A credit or debit by hand can be undone later, too: with a reason, once. Support undoes its own only. */
export function UndoMovement({ item, page }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { person } = useMe();
  const mayCredit = useMay('users:credit');
  const toast = useToast();
  const undoing = useChange('console/users/post-users-movements-undo', {
    refresh: changedByActs,
    done: () => {
      setOpen(false);
      toast.show({ text: 'Undone.' });
    },
  });
  const reason = useReason(undoing.error);
  const { by_hand, transaction_id: transaction } = item;
  const isOwn = by_hand?.by === person.name;
  if (!by_hand || by_hand.kind === 'undo' || by_hand.is_undone || !mayCredit) return null;
  if (person.role === 'support' && !isOwn) return null;
  if (!isOpen)
    return (
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        Undo
      </Button>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given === null) return;
    const params = { app: page.app.id, uhash: page.user.uhash, transaction };
    void undoing.run({ params, body: { reason: given, key } });
  };
  return (
    <form className="timeline-undo stack" onSubmit={send} noValidate>
      <ReasonField {...reason.field} />
      <FormError error={undoing.error} />
      <div className="row">
        <Button type="submit" busy={undoing.busy}>
          Undo this {by_hand.kind}
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
