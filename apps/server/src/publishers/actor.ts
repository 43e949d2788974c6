// How audits name what a publisher's server did: by its key.
import type { Role } from '@earnwall/contract/console-access';
import { isOperatorRole } from '@earnwall/domain/console/access';
import type { Publisher } from '#request/publisher.ts';
import { type Actor, machine } from '#store/console/audit.ts';

const mark = 'api:';

export const actorOf = ({ prefix }: Publisher): Actor => machine(mark + prefix);

export interface AuditedActor {
  readonly by: string | null;
  readonly role: Role | null;
}

/** Whether an audit names the publisher's server or one of its people, and not an operator. */
export const isPublisher = ({ by, role }: AuditedActor): boolean =>
  role === null ? by?.startsWith(mark) === true : !isOperatorRole(role);
