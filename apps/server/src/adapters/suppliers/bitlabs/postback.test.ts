import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCallback, aGet } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';
import { bitlabsKind } from './kind.ts';
import { checkPostback } from './signature.ts';

const bitlabs = bitlabsKind.open({
  ...{ id: 'bitlabs', name: 'BitLabs', settings: {} },
  secrets: { api_key: 'token', app_secrets: ['new', 'old'] },
});

interface Said {
  tx?: string;
  state?: string;
  ref?: string;
  task?: string;
}
const address = ({ tx = 'o77', state = '', ref = '', task = '501' }: Said) =>
  `https://panel.test/callbacks/bitlabs?tx=${tx}&uid=person-1&offer=42&task=${task}&state=${state}&ref=${ref}`;
const sign = (url: string, secret = 'new') =>
  `${url}&hash=${createHmac('sha1', secret).update(url).digest('hex')}`;
const verify = (url: string) => bitlabs.verifyEvent(aGet(url));

const event = (transaction: string, reverses: string | null = null) => ({
  kind: 'genuine',
  items: [
    {
      kind: 'readable',
      content: {
        ...{ transaction, click: { person: 'person-1', offerRef: '42' }, event_ref: '501' },
        ...{ occurred_at: null, reverses },
      },
    },
  ],
});

describe("SV-06 BitLabs' hash of a postback", () => {
  it('SV-06 is the one of its documents', () => {
    const url =
      'https://publisher.com/complete?uid=8cc877ee-af19-488d-b28d-216fb866b996&val=500&hash=dbcd6bb8ca677344592842a52b4fca9bec36cd4b';
    expect(checkPostback(url, ['JLOIAUNMHFli7ZJOQVEzm98rzqnm9'])).toBe('genuine');
    expect(
      checkPostback(url.toUpperCase().replace('&HASH=', '&hash='), ['JLOIAUNMHFli7ZJOQVEzm98rzqnm9']),
    ).toBe('forged');
  });

  it.each([
    ['of the old secret', sign(address({}), 'old'), 'genuine'],
    ['of another secret', sign(address({}), 'other'), 'forged'],
    ['that is missing', address({}), 'unsigned'],
    ['with a parameter behind it', `${sign(address({}))}&tx=o78`, 'unsigned'],
    ['over the bytes as they travelled', sign(`${address({})}&x=%20a+b%2f`), 'genuine'],
  ])('SV-06 %s', (_, url, expected) => {
    const verified = verify(url);
    expect(verified.kind === 'refused' ? verified.reason : verified.kind).toBe(expected);
  });

  it('SV-06 of a message with a body is none', () => {
    expect(bitlabs.verifyEvent(aCallback({ url: sign(address({})), body: '' })).kind).toBe('refused');
  });

  it('SV-06 holds for none of 10,000 slips', () => {
    const mutations = [...mutationsOf(sign(address({ state: 'COMPLETED' })), 10_000, 3)];
    expect(mutations.filter((url) => verify(url).kind === 'genuine')).toEqual([]);
  });
});

describe('SV-04 a postback of BitLabs', () => {
  it.each([
    ['completed', { state: 'COMPLETED' }, event('o77:COMPLETED')],
    ['reconciled', { state: 'RECONCILED' }, event('o77:RECONCILED', 'o77:COMPLETED')],
    ['completed, without states', {}, event('o77:COMPLETED')],
    [
      'completed, with a variable as it was written',
      { state: '[%OFFER:TASK:STATE%]' },
      event('o77:COMPLETED'),
    ],
    ['taken back, without states', { tx: 'or9', ref: 'o77' }, event('or9:RECONCILED', 'o77:COMPLETED')],
  ])('SV-04 says %s', (_, said, expected) => {
    expect(verify(sign(address(said)))).toEqual(expected);
  });

  it.each([
    ['pending', { state: 'PENDING' }, 'ignored'],
    ['in a state that we do not know', { state: 'REVIEWED' }, 'unreadable'],
    ['taken back without saying what', { tx: 'or9' }, 'unreadable'],
    ['without a task', { task: '' }, 'unreadable'],
  ])('SV-04 %s pays nothing', (_, said, kind) => {
    expect(verify(sign(address(said)))).toMatchObject({ kind: 'genuine', items: [{ kind }] });
  });
});
