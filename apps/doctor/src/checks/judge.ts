// How most checks judge: right messages are done, wrong ones are refused.
import type { Outcome } from '#check.ts';
import { answerText, isDone, isRefused } from '#endpoint/answers.ts';
import type { Spoilt } from '#endpoint/forms.ts';
import type { Answer } from '#endpoint/send.ts';
import type { Endpoint } from '#endpoint/subject.ts';

const stops =
  'Never answer 410 to a postback: it means that this address is gone for good, and your endpoint is switched off.';

export function judgeDone(sent: string, answer: Answer, cure?: string): Outcome {
  const verdict = isDone(answer) ? 'passed' : 'failed';
  const better = answer.status === 410 ? stops : cure;
  return { verdict, sent, answered: answerText(answer), ...(better === undefined ? {} : { cure: better }) };
}

const crashes =
  'Refuse it with 400 or 401, and do not crash: anybody can send such a message, and a comparison that throws on ' +
  'signatures of another length answers 500.';

/** All of them have to be refused; the first that is not is named. */
export async function judgeRefused({ send }: Endpoint, spoilt: readonly Spoilt[]): Promise<Outcome> {
  let answered = '';
  for (const { how, request } of spoilt) {
    const answer = await send(request);
    answered = answerText(answer);
    if (isRefused(answer)) continue;
    return { verdict: 'failed', sent: how, answered, ...(isDone(answer) ? {} : { cure: crashes }) };
  }
  return { verdict: 'passed', sent: spoilt.map(({ how }) => how).join('; '), answered };
}
