// A row of the audit, as people read it.
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import type { AuditLine } from '#store/console/audit-log.ts';

type AuditEvent = ConsoleAnswerOf<'console/audit/get-audit'>['events'][number];

export function presentAuditEvent({ event, app_name, publisher_name, uhash }: AuditLine): AuditEvent {
  const { id, at, kind, by, role, what, app_id, reason, changes, about, network, request_id } = event;
  return {
    ...{ id, at: at.toISOString(), kind, by, role, what: inWords(what) },
    app: app_id === null ? null : { id: app_id, name: app_name ?? app_id },
    publisher: publisher_name,
    user: uhash,
    reason,
    changes: changes.map((change) => ({ field: change.field, old: change.old, new: change.new })),
    about: { ...about },
    network,
    request_id,
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
