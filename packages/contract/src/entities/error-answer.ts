import * as z from 'zod';
import { type LoginErrorCode, loginErrors, type RequestErrorCode, requestErrors } from '../error-codes.ts';

const loginCodes = Object.keys(loginErrors).map(Number) as LoginErrorCode[];
const requestCodes = Object.keys(requestErrors) as RequestErrorCode[];

/** The one shape of every error (decision 0001). */
export const errorAnswer = z.object({
  code: z.union([z.literal(loginCodes), z.literal(requestCodes)]),
  message: z.string().max(1000).describe('For people; never to be parsed.'),
  errors: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('What is wrong with which field of the request.'),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
