// Postbacks by HTTP (PB-02, decision 0087).
import { maxAttemptMs, type PostbackAnswer, type PostbackSender } from '#ports/postback-sender.ts';
import { Connections } from './connections.ts';
import { guardedConnector } from './connector.ts';
import { Exchange } from './exchange.ts';
import { failureOf, stopped } from './failure.ts';
import { createGuard } from './guard.ts';
import { type OpenSocket, socketOpener } from './open-socket.ts';
import { dnsResolver, type NameResolver } from './resolver.ts';
import { Targets } from './targets.ts';
import { UnderWay } from './under-way.ts';

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
  const underWay = new UnderWay(limitMs);
  let isClosed = false;

  return {
    send: ({ method, url: text, headers, body }, signal) => {
      const target = targets.of(text);
      if (typeof target === 'string') return Promise.resolve(unsent(target));
      if (signal.aborted || isClosed) return Promise.resolve(unsent(stopped));
      return new Promise((resolve) => {
        const { url, origin, path } = target;
        const client = connections.take(origin);
        const exchange = new Exchange(url, (answer, isComplete) => {
          underWay.remove(exchange);
          if (isComplete) connections.giveBack(origin, client);
          else connections.drop(client);
          resolve(answer);
        });
        underWay.add(exchange, signal);
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
      underWay.stopAll();
      connector.close();
      names.close();
      await connections.close();
    },
  };
}

function unsent(failure: string): PostbackAnswer {
  return { status: null, failure, answer: null, ms: 0 };
}
