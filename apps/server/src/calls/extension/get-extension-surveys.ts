// GET /extension/surveys (ours): the number on the extension's badge: the length of the list that the panel would show,
// with that list's etag.
import type { AnswerOf } from '@earnwall/contract/call-types';
import type { ReadyHandler } from '#calls/handler.ts';
import { getSurveys } from '#calls/surveys/get-surveys.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';

type Surveys = AnswerOf<'surveys/get-surveys'>;

export const getExtensionSurveys: ReadyHandler<'extension/get-extension-surveys'> = async (ctx, request) => {
  const list = await getSurveys(ctx, { ...request, query: {} });
  if (!(list instanceof ReadyAnswer)) return counted(list);
  const answer = () => counted(list.answer());
  return new ReadyAnswer(list.etag, () => Buffer.from(JSON.stringify(answer())), answer);
};

function counted(list: Surveys): AnswerOf<'extension/get-extension-surveys'> {
  return { count: list.result === 'success' ? list.surveys.length : 0 };
}
