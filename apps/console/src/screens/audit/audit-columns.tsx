import { Ago } from '@earnwall/ui/console/ago';
import type { Column } from '@earnwall/ui/console/table';
import { type AuditEvent, kindWords, onText, whoText } from './audit-event.ts';

export const auditColumns: Column<AuditEvent>[] = [
  { id: 'what', head: 'What', cell: ({ what }) => what, card: 'title' },
  { id: 'who', head: 'Who', cell: whoText, width: '16%' },
  { id: 'role', head: 'Role', cell: ({ role, by }) => role ?? (by === null ? '' : 'machine'), width: '10%' },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => kindWords[kind], width: '8%' },
  { id: 'on', head: 'On', cell: onText, width: '20%' },
  { id: 'when', head: 'When', cell: ({ at }) => <Ago at={at} />, align: 'end', width: '14%' },
];
