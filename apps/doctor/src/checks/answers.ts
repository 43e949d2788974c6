// How the endpoint answers at all: the first message of the run, and in the end the slowest.
import type { Check } from '#check.ts';
import { answerText, isRedirect } from '#endpoint/answers.ts';
import type { Endpoint } from '#endpoint/subject.ts';

const sent = 'the first message, a signed credit';
const quickly =
  'Verify, store the message, answer 2xx, and do everything else after that. Whatever takes longer than 10 s counts ' +
  'as failed and is sent again.';

export const answerChecks: readonly Check<Endpoint>[] = [
  {
    name: 'answer-time',
    group: 'answers',
    expected: 'an answer within 10 s, better within 3 s',
    cure: quickly,
    run: async ({ first: { answer }, options: { limits } }) => {
      const verdict = answer.timedOut ? 'failed' : answer.ms > limits.slowMs ? 'warning' : 'passed';
      return { verdict, sent, answered: answerText(answer) };
    },
  },
  {
    name: 'redirect',
    group: 'answers',
    expected: 'no redirect',
    cure: 'Redirects are not followed. Use the address it leads to, or answer directly; a missing slash at the end and http in place of https are the usual reasons.',
    needs: ['answer-time'],
    run: async ({ first: { answer } }) => ({
      verdict: isRedirect(answer) ? 'failed' : 'passed',
      sent,
      answered: answerText(answer),
    }),
  },
  {
    name: 'answer-size',
    group: 'answers',
    expected: 'at most 64 KB',
    cure: 'Answer without a body, or with a short one: after 64 KB the connection is closed. A whole web page usually means that the address is wrong.',
    needs: ['answer-time'],
    run: async ({ first: { answer } }) => ({
      verdict: answer.huge ? 'warning' : 'passed',
      sent,
      answered: answer.huge ? 'more than 64 KB' : answerText(answer),
    }),
  },
];

export const slowestAnswer: Check<Endpoint> = {
  name: 'slowest-answer',
  group: 'answers',
  expected: 'each answer within 3 s',
  cure: quickly,
  needs: ['type-credit'],
  run: async ({ first, slowest, options: { limits } }) => {
    const all = 'every message that was sent alone';
    const answered = `the slowest: ${answerText(slowest())}`;
    if (first.answer.ms > limits.slowMs)
      return { verdict: 'unverified', sent: all, answered: 'see answer-time' };
    return { verdict: slowest().ms > limits.slowMs ? 'warning' : 'passed', sent: all, answered };
  },
};
