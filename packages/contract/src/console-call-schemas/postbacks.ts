import type { CallSchema } from '../call-schema.ts';
import type { postbacksCalls } from '../console-calls/postbacks.ts';

export const postbacksSchemas = {} satisfies Record<keyof typeof postbacksCalls, CallSchema>;
