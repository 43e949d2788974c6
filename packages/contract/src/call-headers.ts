import * as z from 'zod';
import { longestId, usableText } from './address-values.ts';
import { orAbsent } from './entities/query.ts';
import { hash } from './entities/scalars.ts';
import { answerHeaders, requestHeaders } from './headers.ts';

/** Schemas of the headers that travel with every call (AP-02); for servers and tools, since it imports zod. */

// Most of them come from URL parameters: an unusable value counts as absent (decision 0068).
const text = orAbsent(hash, (value) => usableText(value, longestId));
const locale = z.string().regex(/^[a-zA-Z0-9_-]{2,35}$/);

/** All are optional here: whether a bearer is needed is the call's access. */
export const sharedHeaders = z.object({
  [requestHeaders.authorization]: z
    .string()
    .max(2048)
    .optional()
    .describe('Bearer <user hash>, or Bearer <uuid>:<app>[:<security hash>] with percent-encoded parts.'),
  [requestHeaders.tabId]: text.describe('Random for each load of the page.'),
  [requestHeaders.accountId]: text.describe('The app id; absent while only a user hash is known.'),
  [requestHeaders.userPlatform]: text.describe('web, ios or android; web when absent.'),
  [requestHeaders.maId]: text.describe('Mobile advertising id.'),
  [requestHeaders.otmPool]: text.describe('OTM pool.'),
  [requestHeaders.userLocale]: orAbsent(locale, (value) => locale.safeParse(value).data).describe(
    'Language of the panel; pt_BR for Brazilian Portuguese.',
  ),
});

/** Paths that start with /app also carry the device. */
export const appHeaders = sharedHeaders.extend({
  [requestHeaders.deviceManufacturer]: text,
  [requestHeaders.deviceModel]: text,
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
