import type { Credentials } from '#session/start-up-values.ts';

/** The panel as a page of its own, for the same user: in a frame of another site the browser stores nothing for it. */
export function tabAddress({ uh, uuid, app, shash }: Credentials, language: string): string {
  const query = new URLSearchParams({ language });
  for (const [name, value] of Object.entries({ uh, uuid, app, shash })) if (value) query.set(name, value);
  return `/?${query}`;
}
