// A list of surveys as JSON, put together from cached bytes: copying them costs a fraction of serialising them again. Only
// the parameters for the respondents service differ from user to user.
import { maxSurveys } from '@earnwall/contract/address-values';
import { presentRespondentCheck } from '#present/respondent-check.ts';
import { LentPage } from '#request/lent-page.ts';
import type { ListedSurvey } from './listed-survey.ts';
import { perMinuteOf } from './per-minute.ts';
import type { PriceList } from './price-lists.ts';
import type { ShownSurvey } from './shown-survey.ts';

const head = Buffer.from('{"result":"success","surveys":[');
const tail = Buffer.from(']}');

/** `nameRespondent` is called only if a survey needs it. The page is to be given back when the list is sent. */
export function surveyListJson(
  surveys: readonly ShownSurvey[],
  prices: PriceList,
  nameRespondent: () => string,
): LentPage {
  const page = LentPage.take();
  page.write(head);
  for (let index = 0; index < surveys.length; index += 1) {
    const listed = surveys[index] as ShownSurvey;
    const { survey, odds } = listed;
    const reward = prices.jsonOf(survey.payout);
    // Rewards begin with the comma after the survey before; the first has none before it.
    page.write(index === 0 ? reward.subarray(1) : reward);
    page.write(placeJson(index + 1, odds));
    page.write(minuteJson(perMinuteOf(listed, prices)));
    page.write(survey.respondent_check === null ? survey.facts : withCheck(survey, nameRespondent()));
  }
  page.write(tail);
  return page;
}

/** Odds have few steps, and lists an end: each pair is written once. */
const oddsStep = 5;
const steps = 100 / oddsStep;
const places = new Array<Buffer | undefined>((maxSurveys + 1) * steps).fill(undefined);

function placeJson(order: number, odds: number | null): Buffer {
  if (order > maxSurveys) return Buffer.from(`"order":${order},"odds":${odds},`);
  const index = order * steps + (odds ?? 0) / oddsStep;
  const known = places[index];
  if (known) return known;
  const made = Buffer.from(`"order":${order},"odds":${odds},`);
  places[index] = made;
  return made;
}

/** Of two digits each, so that there are few. */
const minutes = new Map<number | null, Buffer>();
const mostMinutes = 2_000;

function minuteJson(per_minute: number | null): Buffer {
  const known = minutes.get(per_minute);
  if (known) return known;
  const made = Buffer.from(`"per_minute":${per_minute},`);
  if (minutes.size >= mostMinutes) minutes.clear();
  minutes.set(per_minute, made);
  return made;
}

function withCheck({ hash, facts, respondent_check }: ListedSurvey, respondent: string): Buffer {
  const check = respondent_check && presentRespondentCheck({ hash, respondent_check }, respondent);
  return Buffer.concat([facts.subarray(0, -1), Buffer.from(`,"respondent_check":${JSON.stringify(check)}}`)]);
}
