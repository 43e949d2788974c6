import { describe, expect, it } from 'vitest';
import { bodyOf, statusOf } from './body.ts';
import { examplePostback } from './testing/example.ts';

describe('bodyOf', () => {
  it('PB-01 has every field, in a fixed order, with null for what there is none of', () => {
    expect(JSON.stringify(bodyOf(examplePostback))).toBe(
      '{"type":"credit","timestamp":"2026-03-10T12:00:00.000Z","data":{' +
        '"transaction_id":"tx_018f3b0a6c2e7d41a9b5c3e2f1d40798","app":"my-game","user_id":"alice",' +
        '"amount":1250,"reward":"12.50","pending":0,"balance":4800,"pending_balance":0,' +
        '"currency":"Coins","decimals":2,"payout_usd":"1.250000","status":"credited",' +
        '"reason":"Survey completed","outcome":"complete","click_id":"3f1c9a52-7d0e-4b6f-8a11-5c2e9d7b4f60",' +
        '"survey_id":"k3v9q2","offer_id":null,"event_id":null,"reverses":null,' +
        '"subid":{"subid1":"spring"},"country":"DE","test":false}}',
    );
  });

  it('PB-01 a reversal takes back by a negative amount and names what it takes back', () => {
    const { data } = bodyOf({
      ...examplePostback,
      ...{ type: 'reversal', amount: -1250, reverses: 'tx_0', balance: -50 },
    });
    expect(data).toMatchObject({
      ...{ amount: -1250, reward: '-12.50', payout_usd: '-1.250000', status: 'reversed' },
      ...{ reverses: 'tx_0', balance: -50 },
    });
  });
});

describe('statusOf', () => {
  it.each<[string, number, number, string]>([
    ['a credit', 100, 0, 'credited'],
    ['points that wait', 0, 100, 'pending'],
    ['their release', 100, -100, 'credited'],
    ['points called off before their release', 0, -100, 'reversed'],
    ['a reward taken back', -100, 0, 'reversed'],
    ['a reward that waits again', -100, 100, 'reversed'],
    ['a test of the endpoint', 0, 0, 'credited'],
  ])('PB-01 %s (%d, pending %d) is %s', (_, amount, pending, status) => {
    expect(statusOf({ amount, pending })).toBe(status);
  });
});
