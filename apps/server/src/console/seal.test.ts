import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'the secret of a server';

it('CO-04 what was sealed is read by the same server for the same purpose only', () => {
  const sealed = seal(secret, 'totp', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(seal(secret, 'totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(unseal(secret, 'totp', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unseal(secret, 'mail', sealed)).toThrow();
  expect(() => unseal('another secret', 'totp', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(secret, 'totp', changed.toString('base64url'))).toThrow();
});
