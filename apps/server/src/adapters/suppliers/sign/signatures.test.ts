import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { areSignedBytes, areSignedFields, signFields } from './signatures.ts';

describe('signatures shared with a supplier', () => {
  it('SV-06 hold for the fields they were made for, and their order', () => {
    const signature = signFields(['project', 'person'], ['new']);
    expect(areSignedFields(['project', 'person'], signature, ['new'])).toBe(true);
    expect(areSignedFields(['person', 'project'], signature, ['new'])).toBe(false);
  });

  it.each([
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [['a', ''], ['a']],
    [['1:a'], ['a']],
    [['ä'], ['a\u0308']],
  ])('SV-06 never hold for other fields that look alike: %j and %j', (fields, others) => {
    expect(areSignedFields(others, signFields(fields, ['key']), ['key'])).toBe(false);
  });

  it('SV-06 of the old key are accepted while both are known', () => {
    const signature = signFields(['x'], ['old']);
    expect(areSignedFields(['x'], signature, ['new', 'old'])).toBe(true);
    expect(areSignedFields(['x'], signature, ['new'])).toBe(false);
  });

  it('SV-06 over bytes break with any byte', () => {
    const body = Buffer.from('{"a":1}');
    const signature = createHmac('sha256', 'key').update(body).digest('hex');
    expect(areSignedBytes(body, signature, ['key'])).toBe(true);
    expect(areSignedBytes(Buffer.from('{"a": 1}'), signature, ['key'])).toBe(false);
  });

  it.each(['', 'no hex', '00', signFields(['x'], ['key']).slice(0, -2)])(
    'SV-06 that are no signature fail quietly: %j',
    (signature) => {
      expect(areSignedBytes(Buffer.from('x'), signature, ['key'])).toBe(false);
      expect(areSignedFields(['x'], signature, ['key'])).toBe(false);
    },
  );
});
