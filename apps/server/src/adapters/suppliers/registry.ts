// The suppliers and networks of this node: those of the configuration, and the accounts of the table, which it follows. An
// account that cannot be opened hinders no other (decision 0117).
import { type Secrets, unsealSecrets } from '#console/suppliers/seal-secrets.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Supplier } from '#ports/supplier.ts';
import type { SupplierKind } from '#ports/supplier-kind.ts';
import type { Supply } from '#ports/supply.ts';
import type { Log } from '#request/log.ts';
import { sleep } from '#request/within.ts';
import type { Database } from '#store/engine/database.ts';
import {
  findAccountsOf,
  findAccountVersions,
  findSupplyStatuses,
  type SupplierAccount,
} from '#store/suppliers/accounts.ts';
import type { BuiltIn } from './built-in.ts';
import { faultOf, OpeningFault } from './fault-of.ts';

interface Tools {
  readonly database: Database;
  /** Of the server: secrets of accounts are encrypted with it. */
  readonly secret: string;
  readonly kinds: readonly SupplierKind[];
  readonly builtIn: BuiltIn;
  readonly log: Log;
}

/** A change reaches every node within so long. */
const followMs = 3_000;

export class SupplyRegistry implements Supply {
  readonly suppliers = new Map<string, Supplier>();
  readonly networks = new Map<string, OfferNetwork>();
  readonly kinds: ReadonlyMap<string, SupplierKind>;
  readonly faults = new Map<string, string>();
  private readonly accounts = new Map<string, Pick<SupplierAccount, 'version' | 'status'>>();
  private readonly builtIn: ReadonlySet<string>;
  /** Of those of the configuration, which have no account that says so. */
  private statuses: ReadonlyMap<string, SupplierAccount['status']> = new Map();
  private following: Promise<void> = Promise.resolve();

  constructor(private readonly tools: Tools) {
    const { suppliers, networks } = tools.builtIn;
    this.kinds = new Map(tools.kinds.map((kind) => [kind.kind, kind]));
    this.builtIn = new Set([...suppliers, ...networks].map(({ id }) => id));
    for (const supplier of suppliers) this.suppliers.set(supplier.id, supplier);
    for (const network of networks) this.networks.set(network.id, network);
  }

  isBuiltIn(id: string): boolean {
    return this.builtIn.has(id);
  }

  isLive(id: string): boolean {
    const status = this.isBuiltIn(id) ? (this.statuses.get(id) ?? 'live') : this.accounts.get(id)?.status;
    return status === 'live';
  }

  /** One after the other, so that an older reading never replaces a newer one. */
  follow(): Promise<void> {
    const next = this.following.then(() => this.readTable());
    this.following = next.catch(() => {});
    return next;
  }

  /** Follows by itself from now on; an unreachable database only delays it. */
  start(): { stop(): Promise<void> } {
    const stopping = new AbortController();
    const working = this.followUntil(stopping.signal);
    return {
      stop: async () => {
        stopping.abort();
        await working;
      },
    };
  }

  private async followUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.follow().catch((error: unknown) =>
        this.tools.log.warn({ err: error }, 'The accounts at suppliers cannot be read'),
      );
      await sleep(followMs, signal);
    }
  }

  private async readTable(): Promise<void> {
    const { db } = this.tools.database;
    if (this.builtIn.size > 0) this.statuses = await findSupplyStatuses(db);
    const versions = await findAccountVersions(db);
    const changed = versions.filter(({ id, version }) => this.accounts.get(id)?.version !== version);
    for (const account of await findAccountsOf(
      db,
      changed.map(({ id }) => id),
    ))
      this.open(account);
    const ids = new Set(versions.map(({ id }) => id));
    for (const id of [...this.accounts.keys()].filter((id) => !ids.has(id))) this.forget(id);
  }

  private open(account: SupplierAccount): void {
    const { id, name, kind: kindName, version, status, settings } = account;
    this.forget(id);
    this.accounts.set(id, { version, status });
    try {
      if (this.isBuiltIn(id)) throw new OpeningFault('the configuration has a supplier of this id');
      const kind = this.kinds.get(kindName);
      if (!kind) throw new OpeningFault('this version of the server does not know its kind');
      const secrets = this.secretsOf(account);
      const opening = { id, name, settings, secrets };
      if (kind.supplies === 'surveys') this.suppliers.set(id, kind.open(opening));
      else this.networks.set(id, kind.open(opening));
    } catch (error) {
      const fault = faultOf(error);
      this.faults.set(id, fault);
      this.tools.log.error(
        { supplier: id, kind: kindName, fault },
        'An account at a supplier cannot be opened: nothing of it can be entered, and its reports are asked for again',
      );
    }
  }

  private secretsOf({ id, secrets }: SupplierAccount): Secrets {
    try {
      return unsealSecrets(this.tools.secret, id, secrets);
    } catch {
      throw new OpeningFault(
        'its secrets cannot be decrypted: SERVER_SECRET is not the one they were stored with',
      );
    }
  }

  private forget(id: string): void {
    this.accounts.delete(id);
    this.faults.delete(id);
    if (this.isBuiltIn(id)) return;
    this.suppliers.delete(id);
    this.networks.delete(id);
  }
}
