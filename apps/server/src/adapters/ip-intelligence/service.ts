// IP intelligence from a commercial HTTP service. A visitor waits for it at most once and briefly; when it does not answer,
// the embedded data are used.
import type { IpServiceConfig } from '#config/ip.ts';
import type { AddressFacts, IpIntelligence } from '#ports/ip-intelligence.ts';
import type { FollowLog } from './follow-files.ts';
import { isOwnNetwork, plainAddress } from './own-networks.ts';
import { readAnswer } from './service-answer.ts';

interface ServiceOptions extends IpServiceConfig {
  own: IpIntelligence;
  log: FollowLog;
  /** How long a visitor may wait for it. */
  timeOutMs?: number;
  /** Monotonic milliseconds. */
  now?: () => number;
}

const defaultTimeoutMs = 300;
const maxKnown = 50_000;
/** How long an answer is fresh; afterwards it is still used while a new one is fetched. */
const freshMs = 60 * 60 * 1000;
const retryAfterMs = 60 * 1000;
/** After so many failures in a row the service is not asked for a while (circuit breaker). */
const maxFailures = 5;
const breakMs = 10_000;

interface CachedFacts {
  facts: AddressFacts;
  until: number;
}

export function serviceIpIntelligence(options: ServiceOptions): IpIntelligence {
  const { own, log, now = () => performance.now() } = options;
  const cache = new Map<string, CachedFacts>();
  const pending = new Map<string, Promise<AddressFacts>>();
  let failures = 0;
  let closedUntil = 0;

  function store(address: string, facts: AddressFacts, forMs: number): AddressFacts {
    cache.delete(address);
    cache.set(address, { facts, until: now() + forMs });
    const [oldest] = cache.keys();
    if (cache.size > maxKnown && oldest !== undefined) cache.delete(oldest);
    return facts;
  }

  async function ask(address: string): Promise<AddressFacts> {
    try {
      const facts = await fetchFacts(options, address);
      failures = 0;
      return store(address, merged(facts, own.factsOf(address)), freshMs);
    } catch (error) {
      failures += 1;
      if (failures >= maxFailures) closedUntil = now() + breakMs;
      // Without the error's own message: it contains the address.
      log.warn(
        { cause: causeOf(error), failures },
        'The IP service did not answer: the embedded data are used. Check IP_SERVICE_URL if it goes on',
      );
      return store(address, cache.get(address)?.facts ?? own.factsOf(address), retryAfterMs);
    } finally {
      pending.delete(address);
    }
  }

  function fetchOnce(address: string): Promise<AddressFacts> {
    const asked = pending.get(address) ?? ask(address);
    if (!pending.has(address)) pending.set(address, asked);
    return asked;
  }

  return {
    factsOf: (given) => cache.get(plainAddress(given))?.facts ?? own.factsOf(given),
    lookUp: (given) => {
      const address = plainAddress(given);
      if (isOwnNetwork(address)) return own.factsOf(address);
      const found = cache.get(address);
      const mayAsk = now() >= closedUntil;
      if (!found) return mayAsk ? fetchOnce(address) : own.factsOf(address);
      if (found.until <= now() && mayAsk) void fetchOnce(address);
      return found.facts;
    },
    close: () => own.close(),
  };
}

async function fetchFacts(
  { url, key, fields, timeOutMs = defaultTimeoutMs }: ServiceOptions,
  address: string,
): Promise<AddressFacts> {
  const response = await fetch(url.replaceAll('{ip}', encodeURIComponent(address)), {
    headers: { accept: 'application/json', ...(key && { [key.header]: key.value }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeOutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ServiceFailure(`status ${response.status}`);
  }
  const facts = readAnswer(await response.json(), fields);
  if (!facts) throw new ServiceFailure('none of the fields is in the answer');
  return facts;
}

/** The service first, then the embedded data; the operator's own lists count as well. */
function merged(theirs: AddressFacts, ours: AddressFacts): AddressFacts {
  return { country: theirs.country ?? ours.country, network: theirs.network ?? ours.network };
}

class ServiceFailure extends Error {}

function causeOf(error: unknown): string {
  if (error instanceof ServiceFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
