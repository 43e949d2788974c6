// Accounts of the demo at the sandbox's stand-ins of real suppliers. Addresses and keys may differ from start to start, so
// they are written at each one; what operators changed otherwise stays.
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sealSecrets } from '#console/suppliers/seal-secrets.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { supplier_accounts } from '#store/schema/supplier-accounts.ts';

export interface StandIns {
  /** `all` is every one. */
  readonly ids: readonly string[];
  /** What the sandbox derives its keys from, too. */
  readonly signingKey: string;
  /** Of the server: secrets of accounts are encrypted with it. */
  readonly secret: string;
}

interface DemoAccount {
  readonly name: string;
  readonly settings: (url: string, host: string) => Readonly<Record<string, unknown>>;
  readonly secrets: (key: (name: string) => string) => Readonly<Record<string, unknown>>;
}

const employment = {
  115: {
    question: 'employment',
    answers: { 45364: ['full_time'], 45365: ['part_time'], 45370: ['retired'] },
  },
};

const accounts: Readonly<Record<string, DemoAccount>> = {
  dynata: {
    name: 'Dynata (stand-in)',
    settings: (url) => ({ registry: url, gateway: url, attributes: employment }),
    secrets: (key) => ({
      ...{ access_key: key('access_key'), secret_keys: [key('secret_key')] },
      ...{ return_access_key: key('return_access_key'), return_secret_keys: [key('return_secret_key')] },
    }),
  },
  prodege: {
    name: 'Prodege (stand-in)',
    // Whoever tries the demo is faster than people who read.
    settings: (url, host) => ({ base: url, entry_hosts: [host], min_seconds: 0 }),
    secrets: (key) => ({ api_key: key('api'), secret_keys: [key('secret')] }),
  },
  cint: {
    name: 'Cint (stand-in)',
    settings: (url, host) => ({
      ...{
        api_url: url,
        supplier_code: '4242',
        commission_percent: 20,
        redirect_hosts: [host],
        min_seconds: 0,
      },
      outcomes_path: '/outcomes/v1/respondents',
    }),
    secrets: (key) => ({ api_key: key('api'), hash_keys: [key('hash')] }),
  },
  lootably: {
    name: 'Lootably (stand-in)',
    settings: (url, host) => ({ base: `${url}/api/v2`, placement_id: 'stand-in', link_hosts: [host] }),
    secrets: (key) => ({ api_key: key('api'), postback_secrets: [key('postback')] }),
  },
  bitlabs: {
    name: 'BitLabs (stand-in)',
    settings: (url, host) => ({ api_url: url, redirect_hosts: [host] }),
    secrets: (key) => ({ api_key: key('api'), app_secrets: [key('secret')] }),
  },
};

/** `all` is every one. */
export const standInIds = (ids: readonly string[]): readonly string[] =>
  ids.includes('all') ? Object.keys(accounts) : ids;

export async function writeStandInAccounts(
  tx: Tx,
  sandbox: string,
  { ids, signingKey, secret }: StandIns,
  now: Date,
): Promise<void> {
  for (const id of standInIds(ids)) {
    const account = accounts[id];
    if (!account)
      throw new Error(`STAND_INS names "${id}", but there are ${Object.keys(accounts).join(', ')}, or all`);
    const keyOf = (name: string) => createHmac('sha256', signingKey).update(`${id} ${name}`).digest('hex');
    const columns = {
      settings: account.settings(`${sandbox}/stand-ins/${id}`, new URL(sandbox).host),
      secrets: sealSecrets(secret, id, account.secrets(keyOf)),
      updated_at: now,
    };
    await tx
      .insert(supplier_accounts)
      .values({ id, kind: id, name: account.name, ...columns })
      .onConflictDoUpdate({
        target: supplier_accounts.id,
        set: { ...columns, version: sql`${supplier_accounts.version} + 1` },
      });
  }
}
