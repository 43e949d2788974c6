import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyAddress, verifyMessage } from './signatures.ts';

/** From the documents of Standard Webhooks. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: Buffer.from('{"test": 2432232314}'),
};
const sentAt = 1_614_265_330_000;
const other = `whsec_${Buffer.from('another secret').toString('base64')}`;

describe('PB-07 the JSON form', () => {
  it('is verified as Standard Webhooks says, with either secret of a rotation', () => {
    for (const secrets of [[published.secret], [other, published.secret]])
      expect(() => verifyMessage(published, secrets, sentAt)).not.toThrow();
    const both = `v1,AAAA v2,xyz ${published.headers['webhook-signature']}`;
    const headers = { ...published.headers, 'webhook-signature': both };
    expect(() => verifyMessage({ ...published, headers }, [published.secret], sentAt)).not.toThrow();
  });

  const { headers, body } = published;
  it.each([
    ['another secret', { headers, body }, [other], 0, 'The signature does not match.'],
    ['no secret', { headers, body }, [], 0, 'The signature does not match.'],
    ['a changed body', { headers, body: Buffer.from('{}') }, null, 0, 'The signature does not match.'],
    ['another id', { headers: { ...headers, 'webhook-id': 'x' }, body }, null, 0, 'does not match'],
    ['no signature', { headers: { ...headers, 'webhook-signature': undefined }, body }, null, 0, 'missing'],
    [
      'an empty signature',
      { headers: { ...headers, 'webhook-signature': 'v1,' }, body },
      null,
      0,
      'not match',
    ],
    ['two ids', { headers: { ...headers, 'webhook-id': ['a', 'b'] }, body }, null, 0, 'missing'],
    ['an old one', { headers, body }, null, 301_000, 'more than five minutes old'],
    ['one from the future', { headers, body }, null, -301_000, 'more than five minutes ahead'],
    ['no number', { headers: { ...headers, 'webhook-timestamp': '1e9' }, body }, null, 0, 'not a number'],
  ])('refuses %s', (_what, message, secrets, laterMs, why) => {
    expect(() => verifyMessage(message, secrets ?? [published.secret], sentAt + laterMs)).toThrow(why);
  });
});

describe('PB-07 the GET form', () => {
  const start = '/publisher/postbacks/demo-secure?user=Zo%C3%AB%20%26%20co&tx=tx_1&amount=-5&ts=1614265330';
  const sign = (text: string, secret = published.secret) =>
    createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(text)
      .digest('hex');
  const verify = (target: string, now = sentAt) => verifyAddress(target, [published.secret], now);

  it('is verified over the bytes before its signature, with either secret of a rotation', () => {
    expect(() => verify(`${start}&signature=${sign(start)}`)).not.toThrow();
    expect(() => verify(`${start}&signature=${sign(start, other)},${sign(start)}`)).not.toThrow();
  });

  const late = start.replace('1614265330', '1614265000');
  it.each([
    ['another secret', `${start}&signature=${sign(start, other)}`, 'does not match'],
    ['a changed amount', `${start.replace('-5', '-4')}&signature=${sign(start)}`, 'does not match'],
    ['another spelling', `${start.replace('%20', '+')}&signature=${sign(start)}`, 'does not match'],
    ['no signature', start, 'missing'],
    ['something behind it', `${start}&signature=${sign(start)}&amount=9`, 'not the last parameter'],
    ['an old one', `${late}&signature=${sign(late)}`, 'more than five minutes old'],
    ['no time', `/x?user=a&signature=${sign('/x?user=a')}`, 'not a number'],
  ])('refuses %s', (_what, target, why) => {
    expect(() => verify(target)).toThrow(why);
  });
});
