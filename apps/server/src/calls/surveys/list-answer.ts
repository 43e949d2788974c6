// The list of one person, matched and written only for a client that does not have it: all that a 304 needs is the etag.
import type { AnswerOf } from '@earnwall/contract/call-types';
import { noSurveys } from '@earnwall/domain/accounts/notice';
import type { Device } from '@earnwall/domain/surveys/device';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import type { ServerContext } from '#calls/context.ts';
import { respondentName } from '#present/respondent-check.ts';
import { LentPage } from '#request/lent-page.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import type { Caller } from '#request/who.ts';
import { orderedList } from '#surveys/matching/ordered-list.ts';
import { paidMinuteOf } from '#surveys/matching/paid-minute.ts';
import type { PriceList } from '#surveys/matching/price-lists.ts';
import type { KnownRespondent } from '#surveys/matching/respondents.ts';
import { type ShownList, shownList } from '#surveys/matching/shown-list.ts';
import { surveyList } from '#surveys/matching/survey-list.ts';
import { surveyListJson } from '#surveys/matching/survey-list-json.ts';
import { listedTestSurveys } from '#surveys/test-survey/test-inventory.ts';

type Surveys = AnswerOf<'surveys/get-surveys'>;

/** An empty list is a notice too, and sent by the server (NO-01). */
export const nothing = { result: 'error', ...noSurveys } as const;
const nothingJson = Buffer.from(JSON.stringify(nothing));
const nothingMatched = shownList([]);

export interface ListAsked {
  readonly country: string;
  readonly device: Device;
  readonly now: Date;
  readonly limit: number;
}

export class ListAnswer extends ReadyAnswer<Surveys> {
  constructor(
    etag: string,
    private readonly ctx: ServerContext,
    private readonly who: Caller,
    private readonly asked: ListAsked,
    private readonly person: KnownRespondent,
    private readonly prices: PriceList,
  ) {
    super(etag);
  }

  json(): Buffer | LentPage {
    return this.ctx.listCache.of(this.etag, () => this.write());
  }

  answer(): Surveys {
    const { prices, asked } = this;
    const surveys = surveyList(this.match().surveys(asked.limit), prices, () => this.nameRespondent());
    return surveys.length === 0 ? nothing : { result: 'success', surveys };
  }

  private write(): LentPage {
    const list = this.match();
    if (list.length === 0) return nothingPage();
    return surveyListJson(list, this.asked.limit, this.prices, () => this.nameRespondent());
  }

  private match(): ShownList {
    const { inventory } = this.ctx;
    const { app } = this.who;
    const { country, device, now } = this.asked;
    const list =
      country === testCountry
        ? nothingMatched
        : orderedList(inventory.current, this.person, paidMinuteOf(app), now).list;
    if (!app.test_mode) return list;
    const tests = listedTestSurveys(inventory, device).map((survey) => ({
      ...{ survey, odds: null, value: 0, away: 0 },
    }));
    return shownList([...tests, ...list.surveys()]);
  }

  private nameRespondent(): string {
    return respondentName(this.ctx.secret, this.who.user);
  }
}

function nothingPage(): LentPage {
  const page = LentPage.take();
  page.write(nothingJson);
  return page;
}
