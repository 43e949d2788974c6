import { describe, expect, it } from 'vitest';
import { isSigned, type Parameters, signatureOf } from './sign.ts';

describe("SV-06 Prodege's signature", () => {
  // The examples of its documents, in another order than they are signed in.
  it.each<[string, Parameters, string]>([
    [
      'abcdef123456',
      [
        ['d_variable', '5e4d3c2b1a'],
        ['a_variable', '12345'],
        ['c_variable', '1ab2c3d4e5'],
        ['b_variable', '54321'],
      ],
      '4E-yZ3M3AjthWeVFNeAK3LYbXbVMbZKUbpt4Iudf3qw',
    ],
    [
      'stdY0rTvRj73WAdSdnaDVcs0cIwNVfJQmTJsvn5eKN3RbUVRn2',
      [
        ['tId', '123456789'],
        ['projectId', '987654321'],
        ['memberId', '741852963'],
        ['status', '1'],
        ['dqid', '3'],
        ['surveyId', '852369741'],
        ['var1', 'h494jkfn938'],
        ['var2', 'sjew82840dj'],
      ],
      'nyA8bE-lQ92k4aMP7jo2AIC2_gmHHhGs3-E17rJwYCk',
    ],
  ])('is the one of its documents, with the key %s', (secret, parameters, signature) => {
    expect(signatureOf(parameters, secret)).toBe(signature);
    expect(isSigned(parameters, signature, ['a newer key', secret])).toBe(true);
    expect(isSigned(parameters, signature, ['a newer key'])).toBe(false);
    expect(isSigned(parameters.slice(1), signature, [secret])).toBe(false);
  });

  it('counts for nothing where the same text could be read in two ways', () => {
    const told: Parameters = [
      ['r', 'x:status=1:sz=y'],
      ['status', '3'],
      ['transid', '9'],
    ];
    const moved: Parameters = [
      ['r', 'x'],
      ['status', '1'],
      ['sz', 'y:status=3'],
      ['transid', '9'],
    ];
    const signature = signatureOf(told, 'key');
    expect(signatureOf(moved, 'key')).toBe(signature);
    expect(isSigned(told, signature, ['key'])).toBe(false);
    expect(isSigned(moved, signature, ['key'])).toBe(false);
  });

  it.each<[string, Parameters]>([
    [
      'a name twice',
      [
        ['a', '1'],
        ['a', '1'],
      ],
    ],
    ['a sign of theirs in a name', [['a=b', '1']]],
    ['another one', [['a:b', '1']]],
  ])('does not cover %s', (_, parameters) => {
    expect(isSigned(parameters, signatureOf(parameters, 'key'), ['key'])).toBe(false);
  });
});
