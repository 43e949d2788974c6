// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ClientProvider } from '#api/client-context.tsx';
import { SessionProvider } from '#session/session-context.tsx';
import { checkedSurvey as survey } from '#testing/checked-survey.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { type Answers, sampleClient } from '#testing/sample-client.ts';
import { useDisqualificationCheck } from './use-disqualification-check.ts';

const search = '/respondents/search';
const cd = '/api/surveys/h1/cd';
const evidence = () => Response.json({ respondent: { duplicate: false }, surveys: [] });
const verdict = (disqualified: boolean) => () => Response.json({ disqualified });
const down = () => Response.json({}, { status: 503 });

/** A user who has chosen the survey, before the check. */
function chosen(answers: Answers) {
  const { session } = panelParts({}).parts;
  const { client, asked } = sampleClient(answers);
  session.getState().surveyChosen(survey);
  const around = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </SessionProvider>
  );
  const { result } = renderHook(useDisqualificationCheck, { wrapper: around });
  const isChecked = () => session.getState().current_survey?.rd_duplication_checked;
  return { check: result.current, session, asked, isChecked };
}

it.each<[string, Answers, boolean, boolean]>([
  ['found nothing', { [search]: evidence, [cd]: verdict(false) }, false, true],
  ['found a duplicate', { [search]: evidence, [cd]: verdict(true) }, true, true],
  ['has met a service that is down', { [search]: down, [cd]: verdict(true) }, false, false],
  ['has met a server that is down', { [search]: evidence, [cd]: down }, false, false],
])('AP-03 rd_duplication_checked after a check that %s', async (_, answers, disqualified, checked) => {
  const { check, isChecked } = chosen(answers);
  expect(isChecked()).toBe(false);
  expect(await check('h1')).toBe(disqualified);
  expect(isChecked()).toBe(checked);
});

it('AP-03 a check that has ended is not made again, one that has not is', async () => {
  const ended = chosen({ [search]: evidence, [cd]: verdict(false) });
  await ended.check('h1');
  const before = ended.asked.length;
  await ended.check('h1');
  expect(ended.asked).toHaveLength(before);

  const failed = chosen({ [search]: down });
  await failed.check('h1');
  await failed.check('h1');
  expect(failed.asked.map(({ path }) => path)).toEqual([search, search]);
});

it('AP-03 an answer that comes when another survey was chosen says nothing about that one', async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((done) => {
    answer = done;
  });
  const { check, session, isChecked } = chosen({ [search]: evidence, [cd]: () => late });
  const checking = check('h1');
  session.getState().surveyChosen({ ...survey, hash: 'h2' });
  answer(verdict(false)());
  await checking;
  expect(isChecked()).toBe(false);
});
