import * as z from 'zod';
import { hash } from './entities/scalars.ts';
import { answerHeaders, requestHeaders } from './headers.ts';

/** Schemas of the headers that travel with every call (spec §7); for servers and tools: it brings zod along. */

const device = z.string().max(128);

/** All are optional here: whether a bearer is needed is the call's access. */
export const sharedHeaders = z.object({
  [requestHeaders.authorization]: z
    .string()
    .max(2048)
    .optional()
    .describe('Bearer <user hash>, or Bearer <uuid>:<app>[:<security hash>] with percent-encoded parts.'),
  [requestHeaders.tabId]: hash.optional().describe('Random for each load of the page.'),
  [requestHeaders.accountId]: hash.optional().describe('The app id; absent while only a user hash is known.'),
  [requestHeaders.userPlatform]: device.optional().describe('web, ios or android; web when absent.'),
  [requestHeaders.maId]: hash.optional().describe('Mobile advertising id.'),
  [requestHeaders.otmPool]: hash.optional().describe('OTM pool.'),
  [requestHeaders.userLocale]: z
    .string()
    .regex(/^[a-zA-Z0-9_-]{2,35}$/)
    .optional()
    .describe('Language of the panel; pt_BR for Brazilian Portuguese.'),
});

/** Paths that start with /app also tell the device. */
export const appHeaders = sharedHeaders.extend({
  [requestHeaders.deviceManufacturer]: device.optional(),
  [requestHeaders.deviceModel]: device.optional(),
});

/** What every answer carries. */
export const sharedAnswerHeaders = z.object({
  [answerHeaders.ipLogHash]: hash.describe('Hash of the client’s address.'),
  [answerHeaders.ipLogUuid]: z.uuid().describe('The id for PUT /ip-logs/{id}/fp.'),
  [answerHeaders.fingerprintWanted]: z
    .literal('1')
    .optional()
    .describe('Present when that call is wanted for this log.'),
});
