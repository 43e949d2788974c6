// POST /rdds/rfg: surveys that another user took on this device leave the list (AP-03).
import { isTakenByAnother } from '@earnwall/domain/duplicates/device';
import { deviceDigest } from '#accounts/fingerprint.ts';
import type { Handler } from '#calls/handler.ts';
import { addDuplicates, findCheckedSurveys, findFirstTakers } from '#store/surveys/duplicates.ts';

export const postRddsRfg: Handler<'duplicates/post-rdds-rfg'> = async (ctx, { who, visit, body }) => {
  const { db, transaction } = ctx.database;
  const requested = await findCheckedSurveys(db, body.hashes);
  const surveys = requested.filter(({ is_rfg }) => is_rfg);
  const device = deviceDigest(ctx.secret, body.fp, visit);
  const takers = await findFirstTakers(
    db,
    device,
    surveys.map(({ id }) => id),
  );

  const taken = takers.filter((first) => isTakenByAnother(first, who.user));
  const ids = new Set(taken.map(({ survey_id }) => survey_id));

  if (ids.size > 0) await transaction((tx) => addDuplicates(tx, who.user, 'fingerprint', [...ids]));
  return { duplicate_hashes: surveys.filter(({ id }) => ids.has(id)).map(({ hash }) => hash) };
};
