import type { ReasonFamily } from '@earnwall/contract/state-reasons';
import { Button } from '@earnwall/ui/console/button';
import { Segmented } from '@earnwall/ui/console/segmented';
import { type FormEvent, useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import { stateText } from '#features/users/account-state.tsx';
import { changedByActs } from '#features/users/user-page.ts';
import type { ActProps } from './act-props.ts';
import { Families } from './families.tsx';
import { endOf, type Length, lengths, verbOf } from './state-choices.ts';
import { useUndo } from './use-undo.ts';

interface Props extends ActProps {
  state: 'active' | 'banned' | 'on_hold' | 'on_review';
}

const scopes = [
  { value: 'all', label: 'All' },
  { value: 'surveys', label: 'Surveys' },
  { value: 'offers', label: 'Offers' },
] as const;
type Scope = (typeof scopes)[number]['value'];

/** Bans, holds, reviews or frees: at once, with a way back for ten seconds. */
export function StateForm({ page, onDone, state }: Props) {
  const [length, setLength] = useState<Length>(state === 'banned' ? '7' : 'good');
  const [scope, setScope] = useState<Scope>('all');
  const [families, setFamilies] = useState<readonly ReasonFamily[]>([]);
  const showUndo = useUndo();
  const params = { app: page.app.id, uhash: page.user.uhash };
  const setting = useChange('console/users/put-users-state', {
    refresh: changedByActs,
    done: ({ user }) => {
      onDone();
      const text = `${user.uuid}: ${stateText(user)}.`;
      showUndo(text, 'console/users/post-users-state-undo', { params, body: { set_at: user.set_at ?? '' } });
    },
  });
  const reason = useReason(setting.error);
  const isSet = state !== 'active';
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.given();
    if (given === null) return;
    const until = state === 'on_review' || !isSet ? null : endOf(length, new Date());
    void setting.run({
      params,
      body: {
        ...{ state, reason: given },
        ...(isSet && { scope, until, reasons: families.map((family) => ({ family })) }),
      },
    });
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      {(state === 'banned' || state === 'on_hold') && (
        <Segmented label="For how long" choices={lengths(state)} chosen={length} onChoose={setLength} />
      )}
      {isSet && <Segmented label="From what" choices={scopes} chosen={scope} onChoose={setScope} />}
      {state === 'on_review' && <p className="c-muted">A review ends by itself after 24 hours at most.</p>}
      <ReasonField {...reason.field} hint="Stands in the audit. The person never reads it." />
      {isSet && <Families chosen={families} onChange={setFamilies} />}
      <FormError error={setting.error} />
      <div className="row">
        <Button kind={state === 'banned' ? 'danger' : 'primary'} type="submit" busy={setting.busy}>
          {verbOf(state, length)}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
