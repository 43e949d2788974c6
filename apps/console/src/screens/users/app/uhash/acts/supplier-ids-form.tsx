import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { changedByActs } from '#features/users/user-page.ts';
import type { ActProps } from './act-props.ts';

export function SupplierIdsForm({ page, onDone }: ActProps) {
  const toast = useToast();
  const revoking = useChange('console/users/post-users-supplier-ids-revoke', {
    refresh: changedByActs,
    done: ({ suppliers }) => {
      onDone();
      const where =
        suppliers.length === 0 ? 'They had an id nowhere.' : `Revoked at ${suppliers.join(', ')}.`;
      toast.show({ text: where });
    },
  });
  const reason = useReason(revoking.error);
  const confirm = () => {
    const given = reason.given();
    const params = { app: page.app.id, uhash: page.user.uhash };
    if (given !== null) void revoking.run({ params, body: { reason: given } });
  };
  return (
    <div className="stack">
      <p className="c-muted">
        Suppliers know the person by another id from the next entry on. What is still reported about the old
        one counts.
      </p>
      <ReasonField {...reason.field} />
      <ConfirmByName
        name={page.user.uuid}
        what="Revoke supplier ids"
        busy={revoking.busy}
        error={revoking.error?.message}
        onConfirm={confirm}
      />
    </div>
  );
}
