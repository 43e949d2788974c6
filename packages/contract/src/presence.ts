/** What somebody who has a ticket open does there. */
export const presences = ['looking', 'reply', 'note'] as const;

export type Presence = (typeof presences)[number];

/** How often a page says so, and how long it then counts: one message may get lost. */
export const presenceTimes = { everyMs: 4_000, lastsMs: 12_000 } as const;
