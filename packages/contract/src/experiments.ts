// The words in which experiments are told (OD-04).

/** Odds are judged by what was said lately: the rules behind them learn. */
export const calibratedDays = 90;

/** Better and worse are said only when they hold however often somebody has looked. */
export const experimentDecisions = ['running', 'better', 'worse', 'no_difference', 'guard_tripped'] as const;
export type ExperimentDecision = (typeof experimentDecisions)[number];

/** What must not become worse, and that the arms have the people they should. */
export const guardNames = ['screen_outs', 'reversals', 'tickets', 'sample_ratio'] as const;
export type GuardName = (typeof guardNames)[number];

/** `unknown` while there are too few people. */
export const guardStates = ['fine', 'tripped', 'unknown'] as const;
export type GuardState = (typeof guardStates)[number];
