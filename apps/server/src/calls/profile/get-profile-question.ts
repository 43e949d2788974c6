// GET /profile/{question}: one question with the user's answer preselected, if there is one (decision 0109).
import type { Handler } from '#calls/handler.ts';
import { presentQuestion } from '#present/question.ts';
import { findOwnQuestion, mustOwnProfile } from '#profile/own-profile.ts';
import { optionsToShow } from '#profile/questions/options-to-show.ts';
import { demandFor } from './own-profile.ts';

export const getProfileQuestion: Handler<'profile/get-profile-question'> = async (
  ctx,
  { who, visit, params },
) => {
  mustOwnProfile(who);
  const [{ db }, { language }] = [ctx.database, visit];
  const reading = { language, now: ctx.now(), demand: demandFor(ctx, visit) };
  const { question, stored } = await findOwnQuestion(db, who, params.question, reading);
  const earlier = stored?.answers ?? [];
  const options = await optionsToShow(db, question, language, earlier);
  const { is_skippable: _, ...shown } = presentQuestion(question, options, earlier, visit.country);
  return shown;
};
