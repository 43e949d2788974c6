// Whether the right amount is paid, once. An answer cannot show that; the balance can.
import { type Check, type Outcome, unverified } from '#check.ts';
import { readBalance, settledBalance } from '#endpoint/balance.ts';
import type { Endpoint } from '#endpoint/subject.ts';
import { type Payment, payments } from './payments.ts';

const noBalance = 'give --balance-url and --user, and --pay to allow payments';
const noLeave = 'give --pay to allow payments to this user';

function paymentCheck({ name, sent, cure, needs = [], isFree, play }: Payment): Check<Endpoint> {
  return {
    ...{ name, cure },
    group: 'payment',
    expected: 'the balance changes by exactly what is due',
    needs: ['type-credit', 'balance', ...needs],
    run: async (endpoint): Promise<Outcome> => {
      const { options } = endpoint;
      if (!options.pay && !isFree) return unverified(noLeave);
      const read = () => readBalance(options, endpoint.ask);
      const before = await read();
      if (typeof before === 'string') return { verdict: 'unverified', sent, answered: before };
      const due = await play(endpoint, before);
      const after = await settledBalance(before + due, { read, settleMs: options.limits.settleMs });
      if (typeof after === 'string') return { verdict: 'unverified', sent, answered: after };
      const answered = `the balance changed by ${after - before}; due was ${due}`;
      return { verdict: after - before === due ? 'passed' : 'failed', sent, answered };
    },
  };
}

/** Around the payments: the balance can be read, and in the end it is what it was. */
export function paymentChecks(): readonly Check<Endpoint>[] {
  let start: number | null = null;
  const balance: Check<Endpoint> = {
    name: 'balance',
    group: 'payment',
    expected: 'a number, or JSON with `balance`',
    cure: 'Answer the balance of {user_id} in the smallest unit of the currency, as 1250 or {"balance": 1250}.',
    needs: ['type-credit'],
    run: async ({ options, ask }) => {
      if (options.balanceUrl === null || options.user === null) return unverified(noBalance);
      const found = await readBalance(options, ask);
      const sent = 'the question for the balance';
      if (typeof found === 'string') return { verdict: 'failed', sent, answered: found };
      start = found;
      return { verdict: 'passed', sent, answered: `${found}` };
    },
  };
  const restored: Check<Endpoint> = {
    name: 'balance-restored',
    group: 'payment',
    expected: 'the balance of before the payments',
    cure: 'What the doctor has paid could not be taken back by a correction: set the balance of this user by hand.',
    needs: ['balance'],
    run: async (endpoint) => {
      const { options, ask, play, make } = endpoint;
      const read = () => readBalance(options, ask);
      const now = await read();
      if (start === null || typeof now === 'string') return unverified('the balance cannot be read');
      const due = start - now;
      if (due === 0) return { verdict: 'passed', sent: 'nothing', answered: `${now}` };
      if (!options.pay) return unverified(`the balance has changed by ${-due} since then`);
      if (!Number.isSafeInteger(due))
        return { verdict: 'warning', sent: 'nothing', answered: `${now} is not in the smallest unit` };
      await play(make({ type: 'correction', amount: due, test: false }));
      const after = await settledBalance(start, { read, settleMs: options.limits.settleMs });
      const verdict = after === start ? 'passed' : 'warning';
      return { verdict, sent: `a correction of ${due}`, answered: `${after}, before the payments ${start}` };
    },
  };
  return [balance, ...payments.map(paymentCheck), restored];
}
