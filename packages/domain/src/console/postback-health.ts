import type { PostbackHealth } from '@earnwall/contract/app-settings-values';

/** The health of an app's postbacks by its endpoint; a null state means that the app has none. */
export function postbackHealth(
  state: 'on' | 'paused' | 'failing' | 'gone' | null,
  failing_since: Date | null,
): PostbackHealth {
  if (state === null) return 'none';
  if (state === 'paused') return 'paused';
  if (state !== 'on') return 'stopped';
  return failing_since === null ? 'good' : 'retrying';
}
