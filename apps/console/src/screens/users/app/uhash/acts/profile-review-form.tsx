import { Button } from '@earnwall/ui/console/button';
import type { FormEvent } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { changedByActs } from '#features/users/user-page.ts';
import type { ActProps } from './act-props.ts';
import { useUndo } from './use-undo.ts';

const call = 'console/users/put-users-profile-review';

export function ProfileReviewForm({ page, onDone }: ActProps) {
  const wanted = !page.user.profile_review_wanted;
  const showUndo = useUndo();
  const params = { app: page.app.id, uhash: page.user.uhash };
  const asking = useChange(call, {
    refresh: changedByActs,
    done: () => {
      onDone();
      const text = wanted ? 'They are asked to review their profile.' : 'They are no longer asked.';
      showUndo(text, call, { params, body: { wanted: !wanted, reason: 'Undone at once' } });
    },
  });
  const reason = useReason(asking.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given !== null) void asking.run({ params, body: { wanted, reason: given } });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <p className="c-muted">
        {wanted
          ? 'The review opens over their list, and before their next survey, until they have confirmed their answers.'
          : 'They are asked for a review now. Without it they go on as before.'}
      </p>
      <ReasonField {...reason.field} />
      <FormError error={asking.error} />
      <div className="row">
        <Button kind="primary" type="submit" busy={asking.busy}>
          {wanted ? 'Ask for it' : 'Withdraw'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
