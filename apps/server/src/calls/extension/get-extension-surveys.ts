// GET /extension/surveys (ours): the number on the extension's badge: the length of the list that the panel would show,
// with that list's etag.
import type { AnswerOf } from '@earnwall/contract/call-types';
import type { ReadyHandler } from '#calls/handler.ts';
import { getSurveys } from '#calls/surveys/get-surveys.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';

type Surveys = AnswerOf<'surveys/get-surveys'>;
type Counted = AnswerOf<'extension/get-extension-surveys'>;

export const getExtensionSurveys: ReadyHandler<'extension/get-extension-surveys'> = async (ctx, request) => {
  const list = await getSurveys(ctx, { ...request, query: {} });
  return list instanceof ReadyAnswer ? new CountedList(list) : counted(list);
};

class CountedList extends ReadyAnswer<Counted> {
  constructor(private readonly list: ReadyAnswer<Surveys>) {
    super(list.etag);
  }

  json(): Buffer {
    return Buffer.from(JSON.stringify(this.answer()));
  }

  answer(): Counted {
    return counted(this.list.answer());
  }
}

function counted(list: Surveys): Counted {
  return { count: list.result === 'success' ? list.surveys.length : 0 };
}
