// A commercial service is asked what it knows about an address, over HTTP. It costs a visitor at most one short wait, and
// its silence nothing: where it cannot be asked, what we know ourselves counts.
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

const usualTimeOutMs = 300;
const mostKnown = 50_000;
/** How long an answer is good; afterwards it still counts while another one is fetched. */
const goodForMs = 60 * 60 * 1000;
const againAfterMs = 60 * 1000;
/** After so many failures in a row nobody is made to wait for a while. */
const mostFailures = 5;
const restMs = 10_000;

interface Known {
  facts: AddressFacts;
  until: number;
}

export function serviceIpIntelligence(options: ServiceOptions): IpIntelligence {
  const { own, log, now = () => performance.now() } = options;
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<AddressFacts>>();
  let failures = 0;
  let restsUntil = 0;

  function keep(address: string, facts: AddressFacts, forMs: number): AddressFacts {
    known.delete(address);
    known.set(address, { facts, until: now() + forMs });
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return facts;
  }

  async function ask(address: string): Promise<AddressFacts> {
    try {
      const facts = await fetchFacts(options, address);
      failures = 0;
      return keep(address, together(facts, own.factsOf(address)), goodForMs);
    } catch (error) {
      failures += 1;
      if (failures >= mostFailures) restsUntil = now() + restMs;
      // Without the error's own words: they name the address.
      log.warn({ cause: causeOf(error), failures }, 'The service about addresses did not answer');
      return keep(address, known.get(address)?.facts ?? own.factsOf(address), againAfterMs);
    } finally {
      asking.delete(address);
    }
  }

  function askOnce(address: string): Promise<AddressFacts> {
    const asked = asking.get(address) ?? ask(address);
    if (!asking.has(address)) asking.set(address, asked);
    return asked;
  }

  return {
    factsOf: (given) => known.get(plainAddress(given))?.facts ?? own.factsOf(given),
    learn: (given) => {
      const address = plainAddress(given);
      if (isOwnNetwork(address)) return own.factsOf(address);
      const found = known.get(address);
      const mayAsk = now() >= restsUntil;
      if (!found) return mayAsk ? askOnce(address) : own.factsOf(address);
      if (found.until <= now() && mayAsk) void askOnce(address);
      return found.facts;
    },
    close: () => own.close(),
  };
}

async function fetchFacts(
  { url, key, fields, timeOutMs = usualTimeOutMs }: ServiceOptions,
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

/** What the service does not know, we may; and what our own lists name, the operator has chosen. */
function together(theirs: AddressFacts, ours: AddressFacts): AddressFacts {
  return { country: theirs.country ?? ours.country, network: theirs.network ?? ours.network };
}

class ServiceFailure extends Error {}

function causeOf(error: unknown): string {
  if (error instanceof ServiceFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
