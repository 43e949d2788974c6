// Users and amounts at the edges, and what may come later.
import { macrosIn } from '@earnwall/postbacks/macros';
import type { PostbackType } from '@earnwall/postbacks/postback';
import { type Check, type Outcome, unverified } from '#check.ts';
import { answerText, isDone, isRefused } from '#endpoint/answers.ts';
import { unknownUser } from '#endpoint/samples.ts';
import type { Endpoint } from '#endpoint/subject.ts';
import { judgeDone } from './judge.ts';

/** Such users are unknown, too: they are answered as an unknown one is, or accepted. */
async function asUnknown({ play, make }: Endpoint, users: ReadonlyMap<string, string>): Promise<Outcome> {
  const usual = await play(make({ type: 'credit', user_id: unknownUser }));
  const sent = `credits for user ids with ${[...users.keys()].join(', ')}`;
  for (const [what, user_id] of users) {
    const answer = await play(make({ type: 'credit', user_id }));
    if (isDone(answer) || (isRefused(answer) && answer.status === usual.status)) continue;
    return { verdict: 'failed', sent: `a credit for a user id with ${what}`, answered: answerText(answer) };
  }
  return isDone(usual)
    ? { verdict: 'passed', sent, answered: '2xx to each' }
    : { verdict: 'unverified', sent, answered: `${usual.status}, as for every unknown user` };
}

const oddUsers = new Map([
  ['emoji', '\u{1F469}\u200D\u{1F680}-\u{1F600}'],
  ['Arabic', 'مستخدم-١'],
  ['combining characters', 'Zoe\u0308 e\u0301'],
  ['percent and plus signs', '100%+a%2Bb%20c'],
  ['characters of addresses', 'a b&c=d?e#f/g'],
]);

const maximum = Number.MAX_SAFE_INTEGER;

export const contentChecks: readonly Check<Endpoint>[] = [
  {
    name: 'unknown-user',
    group: 'content',
    expected: '2xx, or 4xx where you want it again later',
    cure: 'A user you do not know, or no longer, is no reason to crash: answer 2xx to ignore the message, or 404 to get it again for three days.',
    needs: ['type-credit'],
    run: async ({ play, make }) => {
      const answer = await play(make({ type: 'credit', user_id: unknownUser }));
      const sent = 'a credit for a user who does not exist';
      if (isRefused(answer) && answer.status !== 410)
        return { verdict: 'passed', sent, answered: answerText(answer) };
      return judgeDone(sent, answer);
    },
  },
  {
    name: 'unicode-users',
    group: 'content',
    expected: '2xx, or what every unknown user gets',
    cure: 'User ids are what you gave them to be, in any script. Verify the address as it came, undecoded, or the bytes of the body; decode percent signs once, as UTF-8.',
    needs: ['type-credit', 'unknown-user', 'unicode-text'],
    run: (endpoint) => asUnknown(endpoint, oddUsers),
  },
  {
    name: 'long-user-id',
    group: 'content',
    expected: '2xx, or what every unknown user gets',
    cure: 'User ids may have up to 128 characters: make room for them.',
    needs: ['type-credit', 'unknown-user'],
    run: (endpoint) => asUnknown(endpoint, new Map([['128 characters', 'u'.repeat(128)]])),
  },
  {
    name: 'large-amount',
    group: 'content',
    expected: '2xx',
    cure: 'Amounts are integers up to 9007199254740991: read and store them in 64 bits.',
    needs: ['type-credit'],
    run: async ({ play, make }) =>
      judgeDone(`a credit of ${maximum}`, await play(make({ type: 'credit', amount: maximum }))),
  },
  {
    name: 'large-negative-amount',
    group: 'content',
    expected: '2xx',
    cure: 'Any amount can be negative, and the balance may fall below zero: accept it, and let your shop refuse to sell.',
    needs: ['type-reversal', 'large-amount'],
    run: async ({ play, make }) =>
      judgeDone(`a correction of -${maximum}`, await play(make({ type: 'correction', amount: -maximum }))),
  },
  {
    name: 'unknown-type',
    group: 'content',
    expected: '2xx',
    cure: 'New types may be added: do not refuse one that you do not know, add its `amount`.',
    needs: ['type-credit'],
    run: async ({ options, play, make }) => {
      if (options.form === 'get' && !macrosIn(options.url).includes('type'))
        return unverified('the address has no {type}, so the receiver does not see it');
      // As a later version may have it.
      const type = 'later_type' as PostbackType;
      return judgeDone('a postback of a type that does not exist yet', await play(make({ type })));
    },
  },
];
