// Whose decision a state is: what operators have decided outranks a publisher (decision 0127).
import type { Role } from '@earnwall/contract/console-access';
import { isOperatorRole } from '../console/access.ts';

/** How audits begin the name of a publisher's server, before its key. */
export const serverMark = 'api:';

/** As people of a publisher read it. */
export const stateOfOperators = 'Set by Earnwall’s operators; ask support.';

export interface AuditedActor {
  readonly by: string | null;
  /** Null for machines. */
  readonly role: Role | null;
}

/** Whether an audit names the publisher's server or one of its people, and not an operator. */
export const isPublisher = ({ by, role }: AuditedActor): boolean =>
  role === null ? by?.startsWith(serverMark) === true : !isOperatorRole(role);

export interface AuditedState extends AuditedActor {
  readonly changes: readonly { readonly field: string }[];
}

export const isOfState = ({ changes }: Pick<AuditedState, 'changes'>): boolean =>
  changes.some(({ field }) => field === 'state' || field.startsWith('state_'));

/** Whether undoing the event would take back what operators have decided about a state. */
export const isDecisionOfOperators = (event: AuditedState): boolean =>
  isOfState(event) && !isPublisher(event);
