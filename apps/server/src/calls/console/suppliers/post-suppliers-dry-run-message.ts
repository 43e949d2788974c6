// POST /suppliers/dry-run-message of the console: what settings would read from a message. Nothing is stored.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { dryRunMessage } from '#console/suppliers/dry-run-message.ts';
import { presentDryMessage } from '#console/suppliers/present-dry-message.ts';

export const postSuppliersDryRunMessage: ConsoleHandler<
  'console/suppliers/post-suppliers-dry-run-message'
> = async (ctx, { body }) => presentDryMessage(await dryRunMessage(ctx, body));
