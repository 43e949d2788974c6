import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type AuditEvent = ConsoleAnswerOf<'console/audit/get-audit'>['events'][number];

export const kindWords = { change: 'Change', view: 'View', access: 'Access' } as const;

export const whoText = ({ by }: AuditEvent): string => by ?? 'nobody';

/** What it was done to. */
export function onText({ app, publisher, user }: AuditEvent): string {
  const thing = app?.name ?? publisher ?? '';
  return user === null ? thing : [`user ${user.slice(0, 8)}…`, thing].filter(Boolean).join(', ');
}

/** A value of a change as text: never an empty place. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
