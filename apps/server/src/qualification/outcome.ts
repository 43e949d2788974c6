// How a qualification ends, told to whoever qualified or did not (QU-01).
import type { Qualification } from '@earnwall/contract/entities/qualification';
import { presentProfileItems } from '#present/profile-items.ts';
import { presentDisqualified, presentQualified } from '#present/qualification.ts';
import { isReviewWanted } from '#profile/review-wanted.ts';
import { isChosen } from '#questions/options-to-show.ts';
import { type ClickRecord, endClick } from '#store/clicks.ts';
import { findOptions } from '#store/questions.ts';
import type { SurveyWithQuotas } from '#store/survey-demands.ts';
import { outdateList } from '#store/users.ts';
import { type Refusal, refusalIn } from '#texts/refusals.ts';
import type { Round } from './round.ts';
import { type LoadedStanding, loadStanding } from './standing.ts';

/** Ends a click; its survey leaves the person's list. */
export async function finish(
  { tx, who, now }: Round,
  click: ClickRecord,
  state: ClickRecord['state'],
  raw_code: string,
): Promise<ClickRecord> {
  const ended = await endClick(tx, click, { state, raw_code, at: now });
  await outdateList(tx, who.user);
  return ended;
}

/** Without a refusal the panel says in its own words that the survey does not fit. */
export function disqualified({ who, visit }: Round, refusal: Refusal | null): Qualification {
  return presentDisqualified(who.app, refusal === null ? null : refusalIn(refusal, visit.language));
}

export async function qualified(
  round: Round,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  standing?: LoadedStanding,
): Promise<Qualification> {
  const { who, now, ctx } = round;
  const loaded = standing ?? (await loadStanding(round, click, survey));
  return presentQualified({
    app: who.app,
    click,
    survey,
    profile: who.isProven ? await profileItems(round, loaded) : [],
    isReviewWanted: isReviewWanted(who, loaded.profile, now),
    publicUrl: ctx.publicUrl(),
  });
}

/** What the survey was interested in. */
async function profileItems({ tx, visit }: Round, { questions, known }: LoadedStanding) {
  const chosen = questions.filter((question) => known.has(question.id) && isChosen(question));
  const ids = chosen.flatMap(({ id }) => known.get(id) ?? []);
  const options =
    ids.length === 0
      ? []
      : await findOptions(
          tx,
          chosen.map(({ id }) => id),
          visit.language,
          ids,
        );
  return presentProfileItems(questions, known, { options, language: visit.language });
}
