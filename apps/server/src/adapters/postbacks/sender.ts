// Postbacks by HTTP (PB-02, decision 0087).
import { maxAttemptMs, type PostbackAnswer, type PostbackSender } from '#ports/postback-sender.ts';
import { Connections } from './connections.ts';
import { guardedConnector } from './connector.ts';
import { Exchange } from './exchange.ts';
import { failureOf, stopped, timeOutAfter } from './failure.ts';
import { createGuard } from './guard.ts';
import { type OpenSocket, socketOpener } from './open-socket.ts';
import { dnsResolver, type NameResolver } from './resolver.ts';
import { Targets } from './targets.ts';

interface Options {
  /** Also http, and also loopback: for development. */
  loopback: boolean;
  /** For all of a request: name, connection, TLS, headers, body. */
  limitMs?: number;
  names?: NameResolver;
  open?: OpenSocket;
}

export function postbackSender({ loopback, limitMs = maxAttemptMs, ...parts }: Options): PostbackSender {
  const names = parts.names ?? dnsResolver();
  const guard = createGuard(names, { loopback });
  const targets = new Targets(guard);
  const connector = guardedConnector(guard, parts.open ?? socketOpener(), limitMs);
  const connections = new Connections(connector.connect);
  const underWay = new Map<Exchange, AbortSignal>();
  const watched = new WeakSet<AbortSignal>();
  const timeOut = timeOutAfter(limitMs);
  let isClosed = false;

  /** One listener for each signal, however many requests it is for. */
  function watch(signal: AbortSignal) {
    if (watched.has(signal)) return;
    watched.add(signal);
    signal.addEventListener('abort', () => stopAll((of) => of === signal), { once: true });
  }

  function stopAll(isMeant: (signal: AbortSignal) => boolean) {
    for (const [exchange, signal] of underWay) if (isMeant(signal)) exchange.fail(stopped);
  }

  return {
    send: ({ method, url: text, headers, body }, signal) => {
      const target = targets.of(text);
      if (typeof target === 'string') return Promise.resolve(unsent(target));
      if (signal.aborted || isClosed) return Promise.resolve(unsent(stopped));
      watch(signal);
      return new Promise((resolve) => {
        const { url, origin, path } = target;
        const client = connections.take(origin);
        const exchange = new Exchange(url, (answer, isComplete) => {
          clearTimeout(timer);
          underWay.delete(exchange);
          if (isComplete) connections.giveBack(origin, client);
          else connections.drop(client);
          resolve(answer);
        });
        const timer = setTimeout(() => exchange.fail(timeOut), limitMs);
        underWay.set(exchange, signal);
        client.dispatch({ path, method, headers, body }, exchange);
      });
    },
    problemOf: async (text) => {
      const url = guard.parse(text);
      if (typeof url === 'string') return url;
      try {
        await guard.addressesOf(url.hostname);
        return null;
      } catch (error) {
        return failureOf(error);
      }
    },
    close: async () => {
      isClosed = true;
      stopAll(() => true);
      connector.close();
      names.close();
      await connections.close();
    },
  };
}

function unsent(failure: string): PostbackAnswer {
  return { status: null, failure, answer: null, ms: 0 };
}
