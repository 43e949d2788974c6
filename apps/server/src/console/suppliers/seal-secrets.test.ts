import { expect, it } from 'vitest';
import { sealSecrets, unsealSecrets } from './seal-secrets.ts';

const secret = 'the secret of a server';
const secrets = { api_key: 'open sesame', signing_keys: ['old sesame', 'new sesame'] };

it('SV-01 secrets of an account are read by the same server for the same account only', () => {
  const sealed = sealSecrets(secret, 'an-exchange', secrets);
  expect(sealed.toString('latin1')).not.toContain('sesame');
  expect(sealSecrets(secret, 'an-exchange', secrets)).not.toEqual(sealed);
  expect(unsealSecrets(secret, 'an-exchange', sealed)).toEqual(secrets);
  expect(() => unsealSecrets(secret, 'another-exchange', sealed)).toThrow();
  expect(() => unsealSecrets('another secret', 'an-exchange', sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unsealSecrets(secret, 'an-exchange', changed)).toThrow();
});
