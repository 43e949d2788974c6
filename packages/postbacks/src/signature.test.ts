import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.ts';
import {
  isSame,
  keyOf,
  messageSigner,
  newSecret,
  signMessage,
  type Verified,
  verifyMessage,
} from './signature.ts';
import { examplePostback } from './testing/example.ts';

const [current, previous, foreign] = [newSecret(), newSecret(), newSecret()];
const now = new Date('2026-03-10T12:00:00.400Z');
const seconds = Math.floor(now.getTime() / 1000);
const id = examplePostback.transaction_id;
const body = JSON.stringify(bodyOf({ ...examplePostback, user_id: 'Zoë 🎁' }));

/** The headers of a message as it is sent. */
function headersOf(secrets: readonly string[], timestamp = seconds, content = body) {
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': signMessage({ id, timestamp, body: content }, secrets),
  };
}

/** Of the Standard Webhooks libraries, and of the documentation they came from. */
const vectors = [
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' },
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
    ...{ id: 'msg_27UH4WbU6Z5A5EzD8u03UvzRbpk', timestamp: 1649367553 },
    body: '{"email":"test@example.com","username":"test_user"}',
    signature: 'v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=',
  },
];

describe('Standard Webhooks', () => {
  it.each(vectors)(
    'PB-01 $id, a published vector, is signed and verified',
    ({ secret, signature, ...message }) => {
      expect(signMessage(message, [secret])).toBe(signature);
      const headers = {
        'webhook-id': message.id,
        'webhook-timestamp': `${message.timestamp}`,
        'webhook-signature': signature,
      };
      const received = { headers, body: message.body };
      expect(verifyMessage(received, [secret], new Date(message.timestamp * 1000))).toBe('ok');
    },
  );

  it('PB-01 the published library verifies ours, and ours what it signs', () => {
    const sentAt = new Date();
    const timestamp = Math.floor(sentAt.getTime() / 1000);
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.uint8Array({ minLength: 24, maxLength: 64 }),
        (text, key) => {
          const secret = `whsec_${Buffer.from(key).toString('base64')}`;
          const library = new Webhook(secret);
          const content = JSON.stringify(bodyOf({ ...examplePostback, user_id: text }));
          // Two live secrets, of which the library has one.
          const ours = headersOf([current, secret], timestamp, content);
          expect(library.verify(content, ours)).toEqual(JSON.parse(content));
          const theirs = { ...ours, 'webhook-signature': library.sign(id, sentAt, content) };
          expect(verifyMessage({ headers: theirs, body: content }, [secret], sentAt)).toBe('ok');
        },
      ),
      { numRuns: 50 },
    );
  });

  it('PB-01 the published library refuses what ours refuses', () => {
    const timestamp = Math.floor(Date.now() / 1000);
    const library = new Webhook(current);
    const verify = (headers: Record<string, string>, content = body) => library.verify(content, headers);
    expect(() => verify(headersOf([foreign], timestamp))).toThrow('No matching signature');
    expect(() => verify(headersOf([current], timestamp), `${body} `)).toThrow('No matching signature');
    expect(() => verify(headersOf([current], timestamp - 400))).toThrow('too old');
    expect(() => verify(headersOf([current], timestamp + 400))).toThrow('too new');
    expect(() => verify({ ...headersOf([current], timestamp), 'webhook-id': '' })).toThrow('Missing');
  });
});

describe('messageSigner', () => {
  it('PB-05 signs a body that comes in parts as if it had come at once, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.nat(), fc.nat(), (extra, one, other) => {
        const whole = Buffer.concat([Buffer.from(body), extra]);
        const [first = 0, second = 0] = [one % whole.length, other % whole.length].sort((a, b) => a - b);
        const signer = messageSigner({ id, timestamp: seconds }, [current, previous]);
        for (const part of [whole.subarray(0, first), whole.subarray(first, second), whole.subarray(second)])
          signer.add(part);
        const headers = { ...headersOf([foreign]), 'webhook-signature': signer.signature() };
        for (const secret of [current, previous])
          expect(verifyMessage({ headers, body: whole }, [secret], now)).toBe('ok');
        expect(verifyMessage({ headers, body: whole }, [foreign], now)).toBe('wrong-signature');
      }),
    );
  });
});

describe('verifyMessage', () => {
  const right = headersOf([current]);
  const rotated = headersOf([current, previous]);
  const [first = '', second = ''] = rotated['webhook-signature'].split(' ');
  const upper = Object.fromEntries(Object.entries(right).map(([name, value]) => [name.toUpperCase(), value]));

  it.each<[Verified, string, Parameters<typeof verifyMessage>[0]['headers'], string[]]>([
    ['ok', 'right', right, [current]],
    ['ok', 'right, of a receiver with both secrets', right, [previous, current]],
    ['ok', 'rotated, of a receiver with the new secret', rotated, [current]],
    ['ok', 'rotated, of a receiver with the old secret', rotated, [previous]],
    ['ok', 'rotated, in the other order', { ...right, 'webhook-signature': `${second} ${first}` }, [current]],
    [
      'ok',
      'beside a version to come',
      { ...right, 'webhook-signature': `v2,AAAA v1a,BBBB ${first}` },
      [current],
    ],
    ['ok', 'with names in capitals', upper, [current]],
    ['ok', 'of a Headers object', new Headers(right), [current]],
    ['ok', 'of a Map', new Map(Object.entries(right)), [current]],
    ['ok', 'five minutes old', headersOf([current], seconds - 300), [current]],
    ['ok', 'five minutes ahead', headersOf([current], seconds + 300), [current]],
    ['too-old', 'older', headersOf([current], seconds - 301), [current]],
    ['too-old', 'of 1970', headersOf([current], 0), [current]],
    ['too-new', 'further ahead', headersOf([current], seconds + 301), [current]],
    ['too-new', 'in milliseconds', headersOf([current], seconds * 100), [current]],
    ['wrong-signature', 'signed by another secret', headersOf([foreign]), [current, previous]],
    ['wrong-signature', 'signed by a secret that has ended', headersOf([previous]), [current]],
    ['wrong-signature', 'of a receiver without secrets', right, []],
    ['wrong-signature', 'under another id', { ...right, 'webhook-id': `${id}0` }, [current]],
    [
      'wrong-signature',
      'with another timestamp',
      { ...right, 'webhook-timestamp': `${seconds + 1}` },
      [current],
    ],
    ['wrong-signature', 'without a version', { ...right, 'webhook-signature': first.slice(3) }, [current]],
    [
      'wrong-signature',
      'of another version',
      { ...right, 'webhook-signature': `v2,${first.slice(3)}` },
      [current],
    ],
    ['wrong-signature', 'cut short', { ...right, 'webhook-signature': first.slice(0, -1) }, [current]],
    ['wrong-signature', 'empty behind its version', { ...right, 'webhook-signature': 'v1,' }, [current]],
    ['missing-headers', 'bare', {}, [current]],
    ['missing-headers', 'without an id', { ...right, 'webhook-id': undefined }, [current]],
    ['missing-headers', 'with an empty id', { ...right, 'webhook-id': '' }, [current]],
    ['missing-headers', 'with two ids', { ...right, 'webhook-id': [id, id] }, [current]],
    ['missing-headers', 'with an id in two spellings', { ...right, 'Webhook-Id': id }, [current]],
    ['missing-headers', 'without a timestamp', { ...right, 'webhook-timestamp': undefined }, [current]],
    ['missing-headers', 'with a word for a time', { ...right, 'webhook-timestamp': 'now' }, [current]],
    [
      'missing-headers',
      'with a fraction of a second',
      { ...right, 'webhook-timestamp': `${seconds}.5` },
      [current],
    ],
    ['missing-headers', 'with milliseconds', { ...right, 'webhook-timestamp': `${seconds}000` }, [current]],
    ['missing-headers', 'unsigned', { ...right, 'webhook-signature': undefined }, [current]],
  ])('PB-01 %s: a message %s', (verified, _, headers, secrets) => {
    expect(verifyMessage({ headers, body }, secrets, now)).toBe(verified);
  });

  it('PB-01 takes the body as text or as bytes, and refuses any change of it', () => {
    const bytes = Buffer.from(body);
    expect(verifyMessage({ headers: right, body: bytes }, [current], now)).toBe('ok');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (index, flip) => {
        const changed = Buffer.from(bytes);
        changed[index] = (changed[index] ?? 0) ^ flip;
        expect(verifyMessage({ headers: right, body: changed }, [current], now)).toBe('wrong-signature');
      }),
    );
  });

  it.each(['', 'whsec_', 'whsec_!'])('PB-01 %j is no secret: nobody can sign with it', (secret) => {
    const headers = headersOf([secret]);
    expect(verifyMessage({ headers, body }, [secret], now)).toBe('wrong-signature');
    expect(verifyMessage({ headers: right, body }, [secret, current], now)).toBe('ok');
  });
});

it('PB-01 a new secret has 32 random bytes', () => {
  expect(keyOf(newSecret())).toHaveLength(32);
  expect(newSecret()).not.toBe(newSecret());
});

it.each([
  ['ab', 'ab', true],
  ['ab', 'ac', false],
  ['ab', 'abc', false],
  ['é', 'e', false],
  ['', '', true],
])('PB-01 isSame %j, %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
