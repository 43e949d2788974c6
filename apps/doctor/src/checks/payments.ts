// What is played to see whether the right amount is paid, once.
import type { Endpoint } from '#endpoint/subject.ts';
import { crowd } from './load.ts';

export interface Payment {
  readonly name: string;
  readonly sent: string;
  readonly cure: string;
  readonly needs?: readonly string[];
  /** Only test postbacks or forged ones: nothing is to be paid, so that no leave is needed. */
  readonly isFree?: boolean;
  /** Plays it and returns what the balance has to change by. */
  play(endpoint: Endpoint, balance: number): Promise<number>;
}

const real = { type: 'credit', amount: 100, test: false } as const;
const once =
  'Pay once per transaction_id: insert the id under a UNIQUE key in the same transaction that changes the balance.';

export const payments: readonly Payment[] = [
  {
    name: 'pays-test-nothing',
    sent: 'a credit of 100 with test: true',
    cure: 'Do not pay what says `test: true` (`test=1` in an address): it is for you to try, and nobody has earned it.',
    isFree: true,
    play: async ({ play, make }) => {
      await play(make({ ...real, test: true }));
      return 0;
    },
  },
  {
    name: 'pays-forged-nothing',
    sent: 'a forged credit of 100 that is no test',
    cure: 'Verify first and pay after that: this one was paid, whatever was answered.',
    needs: ['forged-signature'],
    play: async ({ send, form, requestOf, make }) => {
      await send(form.forged(requestOf(make(real))));
      return 0;
    },
  },
  {
    name: 'pays-credit',
    sent: 'a credit of 100',
    cure: 'Add `amount` to the balance, in the smallest unit of the currency.',
    play: async ({ play, make }) => {
      await play(make(real));
      return 100;
    },
  },
  {
    name: 'pays-duplicate-once',
    sent: 'the same credit of 100 three times',
    cure: once,
    needs: ['pays-credit'],
    play: async ({ play, make }) => {
      const postback = make(real);
      for (let time = 0; time < 3; time += 1) await play(postback);
      return 100;
    },
  },
  {
    name: 'pays-same-at-once',
    sent: `${crowd} times the same credit of 100 at once`,
    cure: `${once} Looking first and inserting later lets two in at once.`,
    needs: ['pays-duplicate-once'],
    play: async ({ sendAtOnce, requestOf, make }) => {
      await sendAtOnce(Array(crowd).fill(requestOf(make(real))));
      return 100;
    },
  },
  {
    name: 'pays-different-at-once',
    sent: `${crowd} different credits of 1 at once`,
    cure: 'Change the balance in one statement (`balance = balance + …`): reading it, adding and writing it back loses what was paid between.',
    needs: ['pays-credit', 'different-at-once'],
    play: async ({ sendAtOnce, requestOf, make }) => {
      await sendAtOnce(Array.from({ length: crowd }, () => requestOf(make({ ...real, amount: 1 }))));
      return crowd;
    },
  },
  {
    name: 'pays-reversal',
    sent: 'a credit of 100 and its reversal of -100',
    cure: 'The amount of a reversal is negative: add it as it is.',
    needs: ['pays-credit', 'type-reversal'],
    play: async ({ play, make }) => {
      const credit = make(real);
      await play(credit);
      await play(make({ type: 'reversal', amount: -100, reverses: credit.transaction_id, test: false }));
      return 0;
    },
  },
  {
    name: 'pays-reversal-first',
    sent: 'a reversal that makes the balance negative, then its credit',
    cure: 'Let the balance fall below zero, and keep a reversal whose credit has not come: else the credit is paid and never taken back.',
    needs: ['pays-reversal', 'reversal-first'],
    play: async ({ play, make }, balance) => {
      const amount = Math.max(0, Math.ceil(balance)) + 100;
      const credit = make({ ...real, amount });
      await play(make({ type: 'reversal', amount: -amount, reverses: credit.transaction_id, test: false }));
      await play(credit);
      return 0;
    },
  },
  {
    name: 'pays-pending-nothing',
    sent: 'a pending reward of 100, which has an amount of 0',
    cure: 'Pay `amount`, never `pending`: a pending reward is paid by its release.',
    needs: ['pays-credit', 'type-pending'],
    play: async ({ play, make }) => {
      await play(make({ type: 'pending', amount: 0, pending: 100, test: false }));
      return 0;
    },
  },
  {
    name: 'pays-release',
    sent: 'the release of a pending reward of 100',
    cure: 'A release is paid as a credit is: add its `amount`.',
    needs: ['pays-pending-nothing', 'type-release'],
    play: async ({ play, make }) => {
      const pending = make({ type: 'pending', amount: 0, pending: 100, test: false });
      await play(pending);
      await play(make({ ...real, type: 'release', pending: -100, reverses: pending.transaction_id }));
      return 100;
    },
  },
];
