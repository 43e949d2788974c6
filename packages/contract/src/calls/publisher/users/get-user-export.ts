import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { publisherUser, publisherUserParams } from '../../../entities/publisher-user.ts';
import { moment } from '../../../entities/scalars.ts';

/** A row as it is stored, by the names of its fields. */
const row = z.record(z.string(), z.unknown());

export const getUserExport = {
  summary: 'Everything that is stored about a person',
  description:
    'For a request of the person under data protection law. `data` has the rows of each kind, such as answers, clicks, ' +
    'tickets and the ledger. Secrets and digests are left out; uploaded files are named with their sizes.',
  params: publisherUserParams,
  answer: z.object({
    exported_at: moment,
    user: publisherUser,
    data: z.record(z.string(), z.array(row)).describe('Kinds without a row are left out.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
