// A row of the audit, as people read it.
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { isDecisionOfOperators, stateOfOperators } from '@earnwall/domain/accounts/own-state';
import { mayRevert } from '@earnwall/domain/console/reverting';
import type { Operator } from '#request/operator.ts';
import type { AuditLine } from '#store/console/audit-log.ts';
import { actorName } from './teammate.ts';

type AuditEvent = ConsoleAnswerOf<'console/audit/get-audit'>['events'][number];

export function presentAuditEvent(line: AuditLine, reader: Operator): AuditEvent {
  const { event, app_name, publisher_name, uhash, reverted_by } = line;
  const { id, at, kind, by, role, what, app_id, reason, changes, about, network, request_id } = event;
  const hasInverse = mayRevert({ ...event, reverted_by }, reader.capabilities);
  const isRefused = reader.scope !== 'all' && isDecisionOfOperators(event);
  return {
    ...{ id, at: at.toISOString(), kind, by: actorName(reader, by, role), role, what: inWords(what) },
    app: app_id === null ? null : { id: app_id, name: app_name ?? app_id },
    publisher: publisher_name,
    user: uhash,
    reason,
    changes: changes.map((change) => ({ field: change.field, old: change.old, new: change.new })),
    about: { ...about },
    network,
    request_id,
    revertible: hasInverse && !isRefused,
    revert_refused: hasInverse && isRefused ? stateOfOperators : null,
    reverts: event.reverts,
    reverted_by,
  };
}

/** The calls that are shown in words with this part, whatever its case. */
export const callsShownWith = (part: string): string[] =>
  Object.entries(consoleCallSchemas)
    .filter(([, { summary }]) => summary.toLowerCase().includes(part.toLowerCase()))
    .map(([name]) => name);

/** Views are stored by the name of their call. */
const inWords = (what: string): string =>
  what in consoleCallSchemas ? consoleCallSchemas[what as ConsoleCallName].summary : what;
