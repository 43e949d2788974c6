// Each of the ten types, its duplicate, and a reversal that overtakes its credit.
import { type PostbackType, postbackTypes } from '@earnwall/postbacks/postback';
import type { Check } from '#check.ts';
import { answerText, isDone, isRefused } from '#endpoint/answers.ts';
import type { Sample } from '#endpoint/samples.ts';
import type { Endpoint } from '#endpoint/subject.ts';
import { judgeDone } from './judge.ts';
import { secretMistake } from './secret-mistake.ts';

const addAmount =
  'Accept every type: add `amount` to the balance, whatever its sign, zero included. That is right for all of them.';

const cures: Partial<Record<PostbackType, string>> = {
  pending: `A pending reward has an amount of 0: that is no error. ${addAmount}`,
  reversal: `A reversal has a negative amount: that is no error. ${addAmount}`,
};

/** What is special about a type; `earlier` is a transaction that was sent before. */
function sampleOf(type: PostbackType, earlier: string): Sample {
  switch (type) {
    case 'pending':
      return { type, amount: 0, pending: 100, offer_id: 'doctor-offer', event_id: 'doctor-event' };
    case 'release':
      return { type, pending: -100, reverses: earlier, offer_id: 'doctor-offer', event_id: 'doctor-event' };
    case 'reversal':
      return { type, amount: -100, reverses: earlier };
    case 'upgrade':
      return { type, amount: 50, reverses: earlier };
    case 'correction':
      return { type, amount: 25, reverses: earlier };
    default:
      return { type };
  }
}

const credit: Check<Endpoint> = {
  name: 'type-credit',
  group: 'types',
  expected: '2xx',
  cure: 'Without this nothing is paid. Verify with the right secret, over the body (or the address) exactly as it came; if your receiver refuses users it does not know, name one of yours by --user, and your app by --app.',
  needs: ['redirect'],
  run: async (endpoint) => {
    const { answer } = endpoint.first;
    const cure = isRefused(answer) ? await secretMistake(endpoint) : null;
    return judgeDone('a signed credit', answer, cure ?? undefined);
  },
};

const others = postbackTypes
  .filter((type) => type !== 'credit')
  .map(
    (type): Check<Endpoint> => ({
      name: `type-${type}`,
      group: 'types',
      expected: '2xx',
      cure: cures[type] ?? addAmount,
      needs: ['type-credit'],
      run: async ({ play, make, first }) =>
        judgeDone(
          `a signed postback of the type ${type}`,
          await play(make(sampleOf(type, first.postback.transaction_id))),
        ),
    }),
  );

const duplicates: Check<Endpoint> = {
  name: 'duplicates',
  group: 'types',
  expected: '2xx, as for the first',
  cure: 'Answer 2xx to a transaction_id that you have already: anything else means that you want it once more.',
  needs: ['type-credit'],
  run: async ({ play, make, first }) => {
    const sent = 'each type twice under one id';
    for (const type of postbackTypes) {
      const postback = make(sampleOf(type, first.postback.transaction_id));
      // A type that is refused at all has its own line.
      if (!isDone(await play(postback))) continue;
      const again = await play(postback);
      if (!isDone(again)) return judgeDone(`a ${type} for the second time`, again);
    }
    return { verdict: 'passed', sent, answered: '2xx to each' };
  },
};

const reversalFirst: Check<Endpoint> = {
  name: 'reversal-first',
  group: 'types',
  expected: '2xx to both',
  cure: 'Order is not promised, and what is reversed may be older than your receiver: accept a reversal of a transaction that you do not have. Both amounts together are right in either order.',
  needs: ['type-credit', 'type-reversal'],
  run: async ({ play, make }) => {
    const later = make({ type: 'credit' });
    const early = await play(make({ type: 'reversal', amount: -100, reverses: later.transaction_id }));
    if (!isDone(early)) return judgeDone('a reversal before its credit', early);
    const answer = await play(later);
    return {
      ...judgeDone('a reversal before its credit, then the credit', answer),
      answered: `${early.status}, then ${answerText(answer)}`,
    };
  },
};

export const typeChecks = [credit, ...others, duplicates, reversalFirst];
