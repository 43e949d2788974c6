import { Drawer } from '@earnwall/ui/console/drawer';
import type { ComponentType } from 'react';
import { useMay } from '#api/use-me.ts';
import type { Act, UserPage } from '#features/users/user-page.ts';
import type { ActProps } from './act-props.ts';
import { CountryForm } from './country-form.tsx';
import { EraseForm } from './erase-form.tsx';
import { MoneyForm } from './money-form.tsx';
import { ProfileReviewForm } from './profile-review-form.tsx';
import { StateForm } from './state-form.tsx';
import { SupplierIdsForm } from './supplier-ids-form.tsx';

const forms: Readonly<Record<Act, ComponentType<ActProps>>> = {
  credit: (props) => <MoneyForm {...props} kind="credit" />,
  debit: (props) => <MoneyForm {...props} kind="debit" />,
  ban: (props) => <StateForm {...props} state="banned" />,
  hold: (props) => <StateForm {...props} state="on_hold" />,
  review: (props) => <StateForm {...props} state="on_review" />,
  free: (props) => <StateForm {...props} state="active" />,
  country: CountryForm,
  'profile-review': ProfileReviewForm,
  'supplier-ids': SupplierIdsForm,
  erase: EraseForm,
};

const titles: Readonly<Record<Act, string>> = {
  credit: 'Credit',
  debit: 'Debit',
  ban: 'Ban',
  hold: 'Hold',
  review: 'Review',
  free: 'Free',
  country: 'Country',
  'profile-review': 'Profile review',
  'supplier-ids': 'Revoke supplier ids',
  erase: 'Erase',
};

const stateActs: ReadonlySet<Act> = new Set(['ban', 'hold', 'review', 'free']);

/** The form of an act, over the page it is about. */
export function ActDrawer({ act, page, onClose }: { act: Act; page: UserPage; onClose: () => void }) {
  const [mayCredit, mayWrite, mayErase] = [
    useMay('users:credit'),
    useMay('users:write'),
    useMay('users:erase'),
  ];
  const isAllowed = act === 'erase' ? mayErase : act === 'credit' || act === 'debit' ? mayCredit : mayWrite;
  const refusal = !isAllowed
    ? 'Your role may not do this.'
    : page.erased_at !== null
      ? 'This person was erased.'
      : stateActs.has(act)
        ? page.state_refused
        : null;
  const Form = forms[act];
  return (
    <Drawer title={`${titles[act]} ${page.user.uuid}`} onClose={onClose}>
      {refusal === null ? (
        <Form key={act} page={page} onDone={onClose} />
      ) : (
        <p className="c-muted">{refusal}</p>
      )}
    </Drawer>
  );
}
