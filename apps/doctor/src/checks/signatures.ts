// Whoever knows the address can send to it: only the signature tells a postback from a forgery.

import { macrosIn } from '@earnwall/postbacks/macros';
import { newSecret } from '@earnwall/postbacks/signature';
import type { Check, Outcome } from '#check.ts';
import { answerText, isDone, isRefused } from '#endpoint/answers.ts';
import type { Spoilt } from '#endpoint/forms.ts';
import type { Endpoint } from '#endpoint/subject.ts';
import { judgeDone, judgeRefused } from './judge.ts';

type Wrong = Pick<Check<Endpoint>, 'name' | 'cure'> & { spoil(endpoint: Endpoint): readonly Spoilt[] };

const fresh = ({ make, requestOf }: Endpoint, secret?: string) =>
  requestOf(make({ type: 'credit' }), secret === undefined ? {} : { secrets: [secret] });

function refusal({ name, cure, spoil }: Wrong): Check<Endpoint> {
  return {
    ...{ name, cure },
    group: 'signatures',
    expected: '4xx, and nothing is paid',
    needs: name === 'forged-signature' ? ['type-credit'] : ['type-credit', 'forged-signature'],
    run: (endpoint) => judgeRefused(endpoint, spoil(endpoint)),
  };
}

const wrongs: readonly Wrong[] = [
  {
    name: 'forged-signature',
    cure: 'Your endpoint accepts whatever arrives: signatures are not verified, and anybody can pay themselves. Compute the signature, compare it in constant time, and answer 401 where it differs.',
    spoil: (endpoint) => [
      { how: 'a credit with a forged signature', request: endpoint.form.forged(fresh(endpoint)) },
    ],
  },
  {
    name: 'missing-signature',
    cure: 'A message without a signature is as good as a forged one: refuse it.',
    spoil: (endpoint) => [
      { how: 'a credit without a signature', request: endpoint.form.unsigned(fresh(endpoint)) },
    ],
  },
  {
    name: 'malformed-signature',
    cure: 'Compare the whole signature: one that is only the beginning of the right one, or empty, must be refused.',
    spoil: (endpoint) => endpoint.form.malformed(fresh(endpoint)),
  },
  {
    name: 'wrong-secret',
    cure: 'Accept the secrets of this app alone. A secret that is not configured must not count as an empty one.',
    spoil: (endpoint) => [
      { how: 'a credit signed with another secret', request: fresh(endpoint, newSecret()) },
      { how: 'a credit signed with an empty key', request: fresh(endpoint, 'whsec_') },
    ],
  },
  {
    name: 'changed-message',
    cure: 'Verify all that is signed, as it came: id, timestamp and body, or path and query up to the signature, which must be the last parameter.',
    spoil: (endpoint) => {
      const changed = endpoint.form.changed(fresh(endpoint));
      return changed.map(({ how, request }) => ({ how: `a signed credit with ${how}`, request }));
    },
  },
];

const dayMs = 24 * 60 * 60 * 1000;

function timestampCheck(
  name: string,
  when: string,
  shiftMs: number,
  needs: readonly string[],
): Check<Endpoint> {
  return {
    name,
    group: 'signatures',
    expected: '4xx',
    cure: `Refuse timestamps that are more than five minutes ${when}: else a message that somebody has recorded can be used at any time.`,
    needs: ['type-credit', 'forged-signature', ...needs],
    run: async ({ options, make, requestOf, send }): Promise<Outcome> => {
      const isGet = options.form === 'get';
      if (isGet && !macrosIn(options.url).includes('timestamp'))
        return {
          verdict: 'unverified',
          sent: 'nothing',
          answered:
            'the address has no {timestamp}, so age cannot be checked; paying once per transaction_id protects you',
        };
      const sentAt = new Date(Date.now() + shiftMs);
      const answer = await send(requestOf(make({ type: 'credit' }), { sentAt }));
      const sent = `a rightly signed credit whose timestamp is one day ${when}`;
      // The GET form leaves it to the receiver.
      const verdict = isRefused(answer) ? 'passed' : isGet && isDone(answer) ? 'warning' : 'failed';
      return { verdict, sent, answered: answerText(answer) };
    },
  };
}

const twoSignatures: Check<Endpoint> = {
  name: 'two-signatures',
  group: 'signatures',
  expected: '2xx in either order',
  cure: 'While a secret is rotated there are two signatures, separated by a space (a comma in the GET form): accept the message if any of them is right. Else the rotation stops your payments.',
  needs: ['type-credit'],
  run: async ({ options, otherSecret, make, requestOf, send }) => {
    const orders = [
      { how: 'the right signature first', secrets: [options.secret, otherSecret] },
      { how: 'the right signature second', secrets: [otherSecret, options.secret] },
    ];
    let answered = '';
    for (const { how, secrets } of orders) {
      const answer = await send(requestOf(make({ type: 'credit' }), { secrets }));
      if (!isDone(answer)) return judgeDone(`a credit with two signatures, ${how}`, answer);
      answered = answerText(answer);
    }
    return { verdict: 'passed', sent: 'credits with two signatures in either order', answered };
  },
};

export const signatureChecks: readonly Check<Endpoint>[] = [
  ...wrongs.map(refusal),
  timestampCheck('old-timestamp', 'old', -dayMs, []),
  timestampCheck('future-timestamp', 'in the future', dayMs, ['old-timestamp']),
  twoSignatures,
];
