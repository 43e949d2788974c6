// How the headers of known callers were read: taking a bearer apart and hashing it for the cache would cost each of their
// requests more than the cache saves. Only of callers who were admitted, whom nobody can invent.
import type { Login } from '@earnwall/domain/accounts/bearer';

export interface KnownLogin {
  readonly bearer: Login;
  /** In the cache of identities. */
  readonly key: string;
}

/** As many as there are cached identities. */
const maxKnown = 20_000;
/** One credential has many spellings, some of them long: those are read each time. */
const maxLength = 256;

export class KnownLogins {
  private readonly known = new Map<string, KnownLogin>();

  of(header: string): KnownLogin | undefined {
    return this.known.get(header);
  }

  /** A session expires by itself, so it is read each time. */
  remember(header: string, login: KnownLogin): void {
    if (login.bearer.kind === 'session' || header.length > maxLength) return;
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.set(header, login);
  }
}
