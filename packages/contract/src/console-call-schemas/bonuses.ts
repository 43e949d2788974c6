import type { CallSchema } from '../call-schema.ts';
import type { bonusesCalls } from '../console-calls/bonuses.ts';

export const bonusesSchemas = {} satisfies Record<keyof typeof bonusesCalls, CallSchema>;
