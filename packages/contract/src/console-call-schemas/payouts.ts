import type { CallSchema } from '../call-schema.ts';
import type { payoutsCalls } from '../console-calls/payouts.ts';

export const payoutsSchemas = {} satisfies Record<keyof typeof payoutsCalls, CallSchema>;
