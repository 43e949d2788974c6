// GET /statements/{period} of publishers: a signed file of all that was moved in a day or month.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { statementFile } from '#publishers/statements/file.ts';
import { requirePeriod } from '#publishers/statements/require-period.ts';
import { ApiError } from '#request/api-error.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';

export const getStatement: PublisherHandler<'publisher/statements/get-statement'> = async (
  ctx,
  { params, query, publisher },
) => {
  const { app } = publisher;
  const period = requirePeriod(params.period, ctx.now());
  const endpoint = await findEndpoint(ctx.database.db, app.id);
  if (!endpoint)
    throw new ApiError(
      'conflict',
      'Statements are signed with the secret of the postback endpoint: set one first, by PUT /postback-endpoint.',
    );
  return await statementFile(ctx, app, { period, format: query.format }, endpoint);
};
