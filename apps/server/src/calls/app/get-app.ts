// GET /app: all the panel needs to know before it paints (spec §3 "Metadata response").
import type { Handler } from '#http/call-request.ts';
import { presentMetadata } from '#present/metadata.ts';
import { findEarnings } from '#store/earnings.ts';

export const getApp: Handler<'app/get-app'> = async (ctx, { who, visit, query }) => {
  const earnings = await findEarnings(ctx.database.db, who.user, ctx.now());
  return presentMetadata({ who, earnings, visit, shown: query, publicUrl: ctx.publicUrl() });
};
