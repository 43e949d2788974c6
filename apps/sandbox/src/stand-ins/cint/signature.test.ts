import { describe, expect, it } from 'vitest';
import { hasGoodHash, withHash } from './signature.ts';

const key = 'ZZ6VkORqV25iSWOVb5cwZ03zpns';
const signed = 'https://www.abc.com/ex.aspx?abc=def&vid=123&hash=dYQuf4tCr1l07nDRpzO-PLSBNTQ';

describe("SV-06 the stand-in's hash of Cint", () => {
  it('SV-06 is the one of the documents', () => {
    expect(withHash('https://www.abc.com/ex.aspx?abc=def&vid=123', key)).toBe(signed);
    expect(hasGoodHash(signed, key)).toBe(true);
  });

  it.each([
    signed.replace('123', '124'),
    signed.slice(0, -1),
    `${signed}&a=b`,
    signed.replace('&hash', '&oenc'),
  ])('SV-06 does not hold for %s', (address) => {
    expect(hasGoodHash(address, key)).toBe(false);
  });
});
