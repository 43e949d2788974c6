/** How the uses of secrets and keys are named where they are counted by the hour (decision 0096). */

interface AppSecrets {
  readonly secret: string;
  readonly previous_secret: string | null;
}

/** What is shown of a secret. */
export const endOf = (secret: string): string => secret.slice(-4);

/**
 * An app secret, by its end: uses of one that was ended are never taken for those of its successor. A previous secret
 * has a name of its own, so that its count starts with the rotation. Null where the app has none.
 */
export function secretUse(app: AppSecrets, which: 'current' | 'previous'): string | null {
  if (which === 'current') return `secret:${endOf(app.secret)}`;
  return app.previous_secret === null ? null : `previous-secret:${endOf(app.previous_secret)}`;
}

/** A key of the publishers' API. */
export const apiKeyUse = (prefix: string): string => `key:${prefix}`;

const hourMs = 3_600_000;

/** The beginning of the hour, UTC. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);
