// Fifty messages at once, as after an outage.
import type { Check, Outcome } from '#check.ts';
import { answerText, isDone } from '#endpoint/answers.ts';
import type { Answer } from '#endpoint/send.ts';
import type { Endpoint } from '#endpoint/subject.ts';

export const crowd = 50;

function judgeAll(sent: string, answers: readonly Answer[]): Outcome {
  const failed = answers.filter((answer) => !isDone(answer));
  const slowest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  const [first] = failed;
  return first === undefined
    ? { verdict: 'passed', sent, answered: `2xx to all, the slowest in ${slowest} ms` }
    : {
        verdict: 'failed',
        sent,
        answered: `${failed.length} of ${answers.length} failed: ${answerText(first)}`,
      };
}

export const loadChecks: readonly Check<Endpoint>[] = [
  {
    name: 'different-at-once',
    group: 'load',
    expected: '2xx to all',
    cure: 'After an outage many messages come at once. Do not limit their rate, store them and answer; what is refused comes again later, and your users wait.',
    needs: ['type-credit'],
    run: async ({ make, requestOf, sendAtOnce }) => {
      const requests = Array.from({ length: crowd }, () => requestOf(make({ type: 'credit', amount: 1 })));
      return judgeAll(`${crowd} different credits at once`, await sendAtOnce(requests));
    },
  },
  {
    name: 'same-at-once',
    group: 'load',
    expected: '2xx to all',
    cure: 'Let the database decide who is first: a UNIQUE key on transaction_id, and an insert that does nothing where it is taken. Who comes second is answered 2xx, too.',
    needs: ['duplicates', 'different-at-once'],
    run: async ({ make, requestOf, sendAtOnce }) => {
      const request = requestOf(make({ type: 'credit' }));
      return judgeAll(`${crowd} times the same credit at once`, await sendAtOnce(Array(crowd).fill(request)));
    },
  },
];
