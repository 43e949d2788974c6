import type { CallSchema } from './call-schema.ts';
import { getApp } from './calls/app/get-app.ts';
import { getSurveys } from './calls/surveys/get-surveys.ts';
import type { CallName } from './calls.ts';

/** The schemas of every call of the table, by its name. For servers and tools: it brings zod along. */
export const callSchemas = {
  'app/get-app': getApp,
  'surveys/get-surveys': getSurveys,
} satisfies Partial<Record<CallName, CallSchema>>;
