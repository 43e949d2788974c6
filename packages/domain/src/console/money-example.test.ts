import { expect, it } from 'vitest';
import { moneyExample } from './money-example.ts';

const coins = { currency_name: 'Coins', exchange_rate: '1000', revenue_share: '70', decimals: 0 };

it.each<[Partial<Parameters<typeof moneyExample>[0]>, string | null]>([
  [{}, 'A $1.00 survey shows 700 Coins.'],
  [{ revenue_share: '62.5' }, 'A $1.00 survey shows 625 Coins.'],
  // Rounded down, as the reward is.
  [{ exchange_rate: '1', revenue_share: '70' }, 'A $1.00 survey shows 0 Coins.'],
  [{ exchange_rate: '1', decimals: 2 }, 'A $1.00 survey shows 0.7 Coins.'],
  [{ exchange_rate: '100000' }, 'A $1.00 survey shows 70K Coins.'],
  [
    { exchange_rate: '1', decimals: 2, currency_name: 'USD', currency_localization: true },
    'A $1.00 survey shows $0.70.',
  ],
  [{ revenue_share: '100.01' }, null],
  [{ exchange_rate: 'many' }, null],
  [{ exchange_rate: '' }, null],
  [{ currency_name: ' ' }, null],
  [{ decimals: 4 }, null],
  [{ exchange_rate: '9223372036854', revenue_share: '100', decimals: 3 }, null],
])('%j', (change, example) => {
  expect(moneyExample({ ...coins, ...change })).toBe(example);
});
