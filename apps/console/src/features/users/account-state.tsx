import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { Status, type StatusKind } from '@earnwall/ui/console/status';

type State = Pick<OperatedUser, 'state' | 'scope' | 'until'>;

export const stateNames: Readonly<Record<OperatedUser['state'], string>> = {
  active: 'Free',
  banned: 'Banned',
  on_hold: 'On hold',
  on_review: 'In review',
  closed: 'Closed',
};

const kinds: Readonly<Record<OperatedUser['state'], StatusKind>> = {
  active: 'good',
  banned: 'bad',
  on_hold: 'warn',
  on_review: 'warn',
  closed: 'idle',
};

/** `Banned from surveys until 24 Nov`. */
export function stateText({ state, scope, until }: State): string {
  const from = scope === 'all' || state === 'active' ? '' : ` from ${scope}`;
  return `${stateNames[state]}${from}${until ? ` until ${dayText(until)}` : ''}`;
}

/** The year only where it is another one. */
function dayText(moment: string): string {
  const at = new Date(moment);
  const year = at.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const);
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year });
}

export function AccountState({ user }: { user: State }) {
  return <Status kind={kinds[user.state]}>{stateText(user)}</Status>;
}
