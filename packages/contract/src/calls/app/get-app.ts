import * as z from 'zod';
import { highestRate, longestId, longestText, usableRate, usableText } from '../../address-values.ts';
import type { CallSchema } from '../../call-schema.ts';
import { metadata } from '../../entities/metadata.ts';
import { orAbsent, queryFlag } from '../../entities/query.ts';
import { hash, line } from '../../entities/scalars.ts';

const shown = orAbsent(line, (value) => usableText(value, longestText));
const id = orAbsent(hash, (value) => usableText(value, longestId));

export const getApp = {
  summary: 'Metadata of the app and of the user',
  description:
    'The first call of the panel: it creates a user seen for the first time. Without a bearer, `sslh` must ' +
    'hold a single-survey link, or the hash of a survey of which X-Account-Id names the app; the answer then ' +
    'describes the app and no user (uhash is null). ' +
    'No parameter is refused: one that cannot be used counts as absent.',
  query: z.object({
    notification: shown.describe('Hash of the notification the user came by.'),
    cer: orAbsent(z.number().positive().max(highestRate), usableRate).describe(
      'Exchange rate, for display only.',
    ),
    cn: shown.describe('Name of the currency, for display only.'),
    iframe: orAbsent(z.boolean(), (value) => queryFlag.safeParse(value).data).describe(
      'The panel runs inside a frame.',
    ),
    s: id.describe('Source the user came from.'),
    sslh: id.describe('Single-survey link, or hash of a survey, that stands in for a bearer.'),
  }),
  answer: metadata,
  errors: [],
} satisfies CallSchema;
