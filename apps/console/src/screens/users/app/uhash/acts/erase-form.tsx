import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useLocation } from 'wouter';
import { useChange } from '#api/use-change.ts';
import { moneyText } from '#features/money/money-text.ts';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import type { ActProps } from './act-props.ts';

/** What identifies the person goes, the books stay. */
export function EraseForm({ page }: ActProps) {
  const toast = useToast();
  const [, go] = useLocation();
  const { app, user, balance } = page;
  const erasing = useChange('console/users/post-users-erasure', {
    refresh: ['console/users/get-users'],
    done: () => {
      toast.show({ text: `${user.uuid} is erased.` });
      go(`/users?app=${encodeURIComponent(app.id)}`);
    },
  });
  const reason = useReason(erasing.error);
  const confirm = () => {
    const given = reason.given();
    if (given === null) return;
    const params = { app: app.id, uhash: user.uhash };
    void erasing.run({ params, body: { uuid: user.uuid, reason: given } });
  };
  return (
    <div className="stack">
      <p className="c-muted">
        Profile, devices, tickets and ids are deleted; the books stay under a random name. The publisher’s id
        is not created again.{balance > 0 && ` A balance of ${moneyText(balance, app)} is lost to them.`}
      </p>
      <ReasonField {...reason.field} />
      <ConfirmByName
        name={user.uuid}
        what={`Erase ${user.uuid}`}
        busy={erasing.busy}
        error={erasing.error?.message}
        onConfirm={confirm}
      />
    </div>
  );
}
