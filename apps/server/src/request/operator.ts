// Who makes a call of the console: a person with a session, or a machine with the operators' key. The scope comes from
// here and from nowhere else.
import { type Capability, capabilities, type Role } from '@earnwall/contract/console-access';
import { capabilitiesOf } from '@earnwall/domain/console/access';
import { type Actor, machine } from '#store/console/audit.ts';
import type { Scope } from '#store/console/scope.ts';

export interface Operator extends Actor {
  readonly capabilities: ReadonlySet<Capability>;
  readonly scope: Scope;
  /** Null for a machine, and for nobody. */
  readonly session: OperatorSession | null;
}

export interface OperatorSession {
  readonly digest: string;
  readonly person_id: string;
  readonly stage: 'factor' | 'enrol' | 'full';
  /** When a factor was last proven. */
  readonly factor_at: Date | null;
}

/** The operators' key: for machines, with every capability. */
export const keyHolder = (request_id: string): Operator => ({
  ...machine('operator-key'),
  request_id,
  capabilities: new Set(capabilities),
  scope: 'all',
  session: null,
});

/** Who is not signed in; for open calls. No publisher has an empty id. */
export const nobody = (request_id: string): Operator => ({
  ...machine('nobody'),
  request_id,
  capabilities: new Set(),
  scope: { publisher_id: '' },
  session: null,
});

interface SignedIn {
  readonly name: string;
  readonly role: Role;
  readonly publisher_id: string | null;
}

export const personOperator = (
  { name, role, publisher_id }: SignedIn,
  session: OperatorSession,
  request_id: string,
): Operator => ({
  ...{ name, role, person_id: session.person_id, request_id },
  capabilities: new Set(capabilitiesOf(role)),
  scope: publisher_id === null ? 'all' : { publisher_id },
  session,
});
