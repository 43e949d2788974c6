import type { PanelStorage } from '#lib/storage.ts';
import { canLogIn, type Credentials, noCredentials } from '#session/start-up-values.ts';

// Where credentials come from and where they stay (decision 25): address, then history.state, then storage.
// They leave the address bar, because addresses are logged, shared and sent as referrers.

const secretParameters = ['uh', 'uuid', 'shash'] as const;

/** What the panel keeps in `history.state`: it survives the reload of a frame even where storage is blocked. */
export interface KeptState {
  credentials: Credentials;
}

export function chooseCredentials(sources: {
  address: Credentials;
  historyState: unknown;
  storage: PanelStorage;
}): Credentials {
  const candidates = [sources.address, keptCredentials(sources.historyState), storedCredentials(sources.storage)];
  // Another app in the address is another visit: what is remembered for the first one does not count.
  const { app } = sources.address;
  const fitting = candidates.filter((candidate) => !app || !candidate.app || candidate.app === app);
  const chosen = fitting.find(canLogIn);
  return chosen ? { ...chosen, app: chosen.app ?? app } : { ...noCredentials, app };
}

/** The address without secrets and with the app, which tells the next load whose design to paint. */
export function cleanAddress(search: string, app: string | null): string {
  const query = new URLSearchParams(search);
  for (const key of secretParameters) query.delete(key);
  if (app && !query.has('app')) query.set('app', app);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}

function keptCredentials(state: unknown): Credentials {
  const kept = isRecord(state) && isRecord(state.credentials) ? state.credentials : {};
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null);
  return { uh: text(kept.uh), uuid: text(kept.uuid), app: text(kept.app), shash: text(kept.shash) };
}

function storedCredentials(storage: PanelStorage): Credentials {
  return {
    uh: storage.get('primeuh'),
    uuid: storage.get('primeuuid'),
    app: storage.get('primeapp'),
    shash: storage.get('primeshash'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
