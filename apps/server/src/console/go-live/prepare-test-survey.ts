// The test survey is there from the moment somebody begins to integrate, and leads to the address of this moment.
import type { Context } from '#request/context.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { saveTestSurvey } from '#store/surveys/test-survey.ts';
import { testSurveyPath } from '#surveys/test-survey/entry.ts';

export async function prepareTestSurvey({ publicUrl }: Pick<Context, 'publicUrl'>, tx: Tx): Promise<void> {
  const entry = new URL(testSurveyPath, publicUrl());
  await saveTestSurvey(tx, { entry_url: entry.href, host: entry.host });
}
