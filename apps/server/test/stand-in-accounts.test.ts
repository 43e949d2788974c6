// Accounts of the demo at the sandbox's stand-ins of real suppliers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplierKinds } from '#adapters/suppliers/kinds.ts';
import { unsealSecrets } from '#console/suppliers/seal-secrets.ts';
import { writeStandInAccounts } from '#demo/stand-in-accounts.ts';
import { findAccounts } from '#store/suppliers/accounts.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const secret = 'the secret of the server';
const now = new Date('2026-03-01T09:30:00Z');
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const write = (...ids: string[]) =>
  test.database.transaction((tx) =>
    writeStandInAccounts(tx, 'http://localhost:4100', { ids, signingKey: 'a key', secret }, now),
  );

describe('accounts of the demo at stand-ins', () => {
  it('OP-01 are those that are named', async () => {
    await write('cint');
    expect((await findAccounts(test.database.db)).map(({ id }) => id)).toEqual(['cint']);
    await expect(write('acme')).rejects.toThrow(/names "acme"/);
  });

  it('OP-01 are all of them where that is asked for, each with settings that its kind can open', async () => {
    await write('all');
    const accounts = await findAccounts(test.database.db);
    expect(accounts.map(({ id }) => id)).toEqual(['bitlabs', 'cint', 'dynata', 'lootably', 'prodege']);
    for (const { id, name, kind, settings, secrets } of accounts) {
      const opened = supplierKinds
        .find((known) => known.kind === kind)
        ?.open({ id, name, settings, secrets: unsealSecrets(secret, id, secrets) });
      expect(opened?.redirectHosts, id).toEqual(['localhost:4100']);
    }
  });
});
