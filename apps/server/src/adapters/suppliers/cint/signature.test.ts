import { describe, expect, it } from 'vitest';
import { checkAddress, hashLength, signAddress } from './signature.ts';

const key = 'ZZ6VkORqV25iSWOVb5cwZ03zpns';
const signed = 'https://www.abc.com/ex.aspx?abc=def&vid=123&oenc=dYQuf4tCr1l07nDRpzO-PLSBNTQ';

describe("SV-06 Cint's hash of an address", () => {
  it('SV-06 is the one of its documents', () => {
    expect(signAddress('https://www.abc.com/ex.aspx?abc=def&vid=123', 'oenc', [key])).toBe(signed);
    expect(signed.length - signed.lastIndexOf('=') - 1).toBe(hashLength);
  });

  it.each([
    ['as it is', signed, [key], 'genuine'],
    ['with the old key of two', signed, ['another', key], 'genuine'],
    ['with another key', signed, ['another'], 'forged'],
    ['with its padding', `${signed}=`, [key], 'forged'],
    ['under another name', signed.replace('oenc', 'hash'), [key], 'unsigned'],
    ['with a parameter behind it', `${signed}&more=1`, [key], 'unsigned'],
    ['with upper case in the path', signed.replace('ex.aspx', 'EX.aspx'), [key], 'forged'],
    ['over another scheme', signed.replace('https', 'http'), [key], 'forged'],
    ['without parameters', 'https://www.abc.com/', [key], 'unsigned'],
  ] as [string, string, [string, ...string[]], string][])('SV-06 %s', (_, url, keys, expected) => {
    expect(checkAddress(url, 'oenc', keys)).toBe(expected);
  });
});
