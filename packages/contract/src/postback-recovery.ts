// What the console says of postbacks, and of sending again what was not delivered.

/** `held`: its endpoint is paused or stopped. `unsent`: the app had no endpoint. */
export const consolePostbackStates = ['queued', 'retrying', 'held', 'delivered', 'dead', 'unsent'] as const;
export type ConsolePostbackState = (typeof consolePostbackStates)[number];

export const recoveryStates = ['running', 'done', 'cancelled'] as const;

/**
 * What has become of a postback that is recovered; `failed` ones are tried again by their schedule. `behind`: in order, it
 * waits for one of its user that was refused.
 */
export const recoveryItemStates = ['left', 'sent', 'acknowledged', 'failed', 'behind'] as const;
