import type { Notifications } from '#api/notifications.ts';

/** The key is a point of the curve that nobody has the other half of. */
const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

export function notifications(
  changes: Partial<Notifications> = {},
  mail: Notifications['mail']['state'] = 'off',
): Notifications {
  return {
    usual_hours: { from: 9, until: 11 },
    quiet_hours: { from: 22, until: 8 },
    mail: { available: true, state: mail },
    push: { key, browsers: [] },
    ...changes,
  };
}
