// GET /statements of publishers: a range of days or months, without their lines.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { listStatements } from '#publishers/statements/list.ts';

export const getStatements: PublisherHandler<'publisher/statements/get-statements'> = async (
  ctx,
  { query, publisher },
) => ({ statements: await listStatements(ctx, publisher.app.id, query) });
