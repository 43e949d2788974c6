// GET /app: all the panel needs to know before it paints (spec §3 "Metadata response").
import type { Handler } from '#http/call-request.ts';
import { presentMetadata } from '#present/metadata.ts';
import { findEarnings, noEarnings } from '#store/earnings.ts';

export const getApp: Handler<'app/get-app'> = async (ctx, { who, visit, query }) => {
  const earnings = who.user ? await findEarnings(ctx.database.db, who.user, ctx.now()) : noEarnings;
  return presentMetadata({ who, earnings, visit, shown: query, publicUrl: ctx.publicUrl() });
};
