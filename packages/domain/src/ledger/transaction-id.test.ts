import { expect, it } from 'vitest';
import { storedTransactionId, wireTransactionId } from './transaction-id.ts';

const uuid = '0c8f1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f';
const wire = 'tx_0c8f1d2e3b4a4c5d8e6f7a8b9c0d1e2f';

it('PB-01 a transaction id is the uuid of its movement without dashes, and leads back to it', () => {
  expect(wireTransactionId(uuid)).toBe(wire);
  expect(storedTransactionId(wire)).toBe(uuid);
});

it.each(['', 'tx_', uuid, wire.slice(1), `${wire}0`, wire.toUpperCase(), `${wire}\n`])(
  'PB-01 %j is no transaction id',
  (text) => {
    expect(storedTransactionId(text)).toBeNull();
  },
);
