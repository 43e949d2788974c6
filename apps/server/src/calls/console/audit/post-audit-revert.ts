// POST /audit/{event}/revert of the console: what a change has changed becomes what it was before.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { revert } from '#console/audit/revert.ts';
import { presentAuditEvent } from '#present/audit-event.ts';

export const postAuditRevert: ConsoleHandler<'console/audit/post-audit-revert'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const event = await revert(ctx, operator, { id: params.event, reason: body.reason });
  return { event: presentAuditEvent(event, operator) };
};
