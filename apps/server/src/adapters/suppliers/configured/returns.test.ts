import { describe, expect, it } from 'vitest';
import { openSmall } from '#testing/configured/small-account.ts';
import { aReturn } from '#testing/messages.ts';

describe('SV-06 a configured return', () => {
  it('SV-06 without a signature is shown and never counts', () => {
    const supplier = openSmall({ return: { cid: 'c', code: 'r' } });
    expect(supplier.rules.returns).toBeNull();
    expect(supplier.parseReturn(aReturn('/return/acme?c=c1&r=C'))).toEqual({
      ...{ cid: 'c1', outcome: 'complete', rawCode: 'C', signed: false },
    });
    expect(supplier.parseReturn(aReturn('/return/acme?c=c1'))).toBeNull();
    expect(openSmall().parseReturn(aReturn('/return/acme?c=c1&r=C'))).toBeNull();
  });
});
